import IssueRecording

/// What some code gives, and the issues that it reports.
@MainActor
func recordingIssues<Result>(_ body: () async -> Result) async -> (result: Result, issues: [String]) {
  var result: Result?
  let issues = await issues { result = await body() }
  // The closure has run.
  return (result!, issues)
}
