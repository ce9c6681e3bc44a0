/// A file that is open until nobody has it any more. Errors name it.
final class OpenFile {
    /// Where it is; changed by who renames it.
    var path: String
    let status: FileStatus
    private let files: any FileLayer
    private let descriptor: Int32

    /// Opens a file; for an error, says whether it was to be read or written.
    init(_ path: String, _ mode: FileMode, for operation: StoreError.Operation, in files: any FileLayer)
        throws(StoreError)
    {
        (self.path, self.files) = (path, files)
        do {
            descriptor = try files.open(path, mode)
        } catch {
            throw StoreError(operation, path, error)
        }
        do {
            status = try files.status(of: descriptor)
        } catch {
            files.close(descriptor)
            throw StoreError(operation, path, error)
        }
    }

    deinit { files.close(descriptor) }

    /// Reads a part of the file, and less where the file ends before.
    func read(_ range: Range<Int>) throws(StoreError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            do throws(FileError) {
                while count < range.count {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                    let more = try files.read(descriptor, into: rest, at: range.lowerBound + count)
                    if more == 0 { break }
                    count += more
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw StoreError(.read, path, failure) }
        return bytes
    }

    /// Writes all of the bytes, in as many calls as the system needs.
    func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
        var failure: FileError?
        bytes.withUnsafeBytes { bytes in
            var written = 0
            do throws(FileError) {
                while written < bytes.count {
                    let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                    let more = try files.write(descriptor, rest, at: offset + written)
                    // Without an error and without an advance there is no end to this.
                    if more == 0 { throw FileError(code: FileError.inputOutput) }
                    written += more
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw StoreError(.write, path, failure) }
    }

    func sync() throws(StoreError) {
        do { try files.sync(descriptor) } catch { throw StoreError(.write, path, error) }
    }

    func truncate(to size: Int) throws(StoreError) {
        do { try files.truncate(descriptor, to: size) } catch { throw StoreError(.write, path, error) }
    }

    func lock() throws(StoreError) {
        do { try files.lock(descriptor) } catch { throw StoreError(.write, path, error) }
    }

    func unlock() { files.unlock(descriptor) }
}
