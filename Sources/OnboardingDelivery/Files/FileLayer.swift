/// The calls on files that a journal makes, one for one as the system has them, so that tests can let each of them fail.
///
/// A call blocks and is made on the store's own queue. It throws `FileError` with what the system said.
package protocol FileLayer: Sendable {
    /// Opens a file, for its owner alone where it is made, and returns its descriptor.
    func open(_ path: String, _ mode: FileMode) throws(FileError) -> Int32
    func close(_ file: Int32)
    /// Which file is at a path; nil where there is none.
    func status(at path: String) throws(FileError) -> FileStatus?
    func status(of file: Int32) throws(FileError) -> FileStatus
    /// Reads what fits and returns how much that was; 0 at the end of the file.
    func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileError) -> Int
    /// Writes and returns how much of it was written, which may be less than was asked for.
    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) -> Int
    /// Returns once the file's bytes and length are on the disk.
    func sync(_ file: Int32) throws(FileError)
    func truncate(_ file: Int32, to size: Int) throws(FileError)
    /// Puts a file in the place of another, or of none, in one step.
    func rename(_ path: String, to place: String) throws(FileError)
    /// Removes a file; nothing happens where there is none.
    func remove(_ path: String) throws(FileError)
    /// The names in a directory.
    func list(_ directory: String) throws(FileError) -> [String]
    /// Makes a directory for its owner alone, and those above it; nothing happens where there is one.
    func createDirectory(_ path: String) throws(FileError)
    /// Returns once the names in a directory are on the disk.
    func syncDirectory(_ path: String) throws(FileError)
    /// Waits until nobody else has the lock on a file, and takes it.
    func lock(_ file: Int32) throws(FileError)
    func unlock(_ file: Int32)
}
