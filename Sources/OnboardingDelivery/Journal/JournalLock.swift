/// The lock of a store, between processes and between stores of one process.
struct JournalLock {
    private let place: JournalPlace
    private let files: any FileLayer
    private var file: OpenFile?

    init(_ place: JournalPlace, in files: any FileLayer) {
        (self.place, self.files) = (place, files)
    }

    /// Waits for the lock and takes it; its file and directory are made where they are missing.
    mutating func take() throws(StoreError) -> OpenFile {
        let there: FileStatus?
        do { there = try files.status(at: place.lock) } catch { throw StoreError(.write, place.lock, error) }
        // Somebody may have removed the directory, and the file that is open with it.
        if let file, let there, there.identity == file.status.identity {
            try file.lock()
            return file
        }
        file = nil
        let opened = try open()
        try opened.lock()
        file = opened
        return opened
    }

    private func open() throws(StoreError) -> OpenFile {
        do {
            return try OpenFile(place.lock, .create, for: .write, in: files)
        } catch {
            do { try files.createDirectory(place.directory) } catch { throw StoreError(.write, place.directory, error) }
            return try OpenFile(place.lock, .create, for: .write, in: files)
        }
    }
}
