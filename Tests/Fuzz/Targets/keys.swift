/// The bytes of a terminal: in whatever pieces they come, the keys are the same, and there is an end to them.
func fuzz(_ bytes: UnsafeBufferPointer<UInt8>) {
    var whole = KeyParser()
    let keys = whole.keys(from: bytes)
    require(keys.count <= bytes.count, "more keys than bytes")
    var single = KeyParser()
    let singly = bytes.flatMap { single.keys(from: [$0]) }
    require(singly == keys, "keys depend on the pieces in which bytes come", ["\(keys)", "\(singly)"])
    require(whole.pause() == single.pause(), "a pause depends on the pieces in which bytes came")
    require(whole.pause().isEmpty, "a pause gives a key twice")
    var pausing = KeyParser()
    for byte in bytes {
        _ = pausing.keys(from: [byte])
        _ = pausing.pause()
    }
}
