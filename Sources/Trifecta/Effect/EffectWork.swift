/// What every run has, whatever it sends.
@usableFromInline
class EffectWork {
  @usableFromInline final let title: EffectTitle
  @usableFromInline final let priority: TaskPriority?

  @inlinable
  init(title: EffectTitle, priority: TaskPriority?) {
    self.title = title
    self.priority = priority
  }
}
