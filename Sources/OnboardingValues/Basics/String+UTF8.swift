#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension String {
    /// The text of bytes in UTF-8; nil when they are none.
    ///
    /// Foundation takes U+FEFF at the start for a byte order mark and drops it. Inside a document it is a character.
    package init?(utf8 bytes: some Collection<UInt8>) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard bytes.starts(with: mark) else {
            self.init(bytes: bytes, encoding: .utf8)
            return
        }
        guard let rest = String(utf8: Array(bytes.dropFirst(mark.count))) else { return nil }
        self = "\u{FEFF}" + rest
    }
}
