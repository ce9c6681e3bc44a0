/// Which file it is, and how long.
package struct FileStatus: Hashable, Sendable {
    /// What tells one file from another, whatever their names: no two files have it at the same time.
    package struct Identity: Hashable, Sendable {
        package let device: UInt64
        package let number: UInt64

        package init(device: UInt64, number: UInt64) {
            self.device = device
            self.number = number
        }
    }

    package let identity: Identity
    package let size: Int

    package init(identity: Identity, size: Int) {
        self.identity = identity
        self.size = size
    }
}
