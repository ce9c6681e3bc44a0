import Dispatch

/// How long something took, once for each sample; nanoseconds.
struct Samples {
    private let sorted: [Double]

    init(_ values: [Double]) { sorted = values.sorted() }

    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }
    var mean: Double { sorted.reduce(0, +) / Double(sorted.count) }
    var count: Int { sorted.count }

    /// The smallest sample that at least the given part of all samples does not exceed.
    private func quantile(_ part: Double) -> Double {
        let rank = Int((part * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank - 1, 0), sorted.count - 1)]
    }

    /// The same samples, each of which was of so many calls.
    func divided(by calls: Int) -> Samples { Samples(sorted.map { $0 / Double(calls) }) }

    /// Takes samples of several bodies in turn, so that what disturbs the machine disturbs all of them.
    ///
    /// Each sample is the mean of `batch` calls in a row; the first tenth of the rounds warms up and does not count.
    static func measure(_ count: Int, batch: Int, _ bodies: (() -> Void)...) -> [Samples] {
        var values = [[Double]](repeating: [], count: bodies.count)
        let warmUp = max(1, count / 10)
        for round in 0..<count + warmUp {
            for (place, body) in bodies.enumerated() {
                let start = Monotonic.now
                for _ in 0..<batch { body() }
                let took = Double(Monotonic.now - start) / Double(batch)
                if round >= warmUp { values[place].append(took) }
            }
        }
        return values.map(Samples.init)
    }
}

/// A clock that is never set; nanoseconds.
enum Monotonic {
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// Takes a value so that the compiler cannot leave out what made it.
@inline(never)
func keep<Value>(_ value: Value) {}
