/// A document that is a value.
@available(
  *, unavailable,
  message: "A served screen has no files of its visitors. Keep what they write in @AppStorage."
)
public protocol FileDocument {}

/// A document that is an object.
@available(
  *, unavailable,
  message: "A served screen has no files of its visitors. Keep what they write in @AppStorage."
)
public protocol ReferenceFileDocument {}
