import IssueRecording

/// The result of a closure and the issues that it reports.
@MainActor
func recordingIssues<Result>(_ body: () async -> Result) async -> (result: Result, issues: [String]) {
  var result: Result?
  let issues = await issues { result = await body() }
  // The closure has run, so the result is set.
  return (result!, issues)
}
