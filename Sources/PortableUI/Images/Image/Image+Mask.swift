extension Image: MaskImage {
  package var maskSource: MaskSource {
    switch source {
    case .symbol(let name): .symbol(name)
    case .picture(let picture): .picture(picture)
    case .named(let name, let location): .picture(location.picture(named: name))
    case .missing: .picture(nil)
    }
  }
}
