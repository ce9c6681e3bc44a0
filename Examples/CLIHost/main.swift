import Foundation

exit(await StrideApp.run(Array(CommandLine.arguments.dropFirst())))
