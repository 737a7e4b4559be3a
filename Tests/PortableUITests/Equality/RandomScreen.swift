import SwiftUI

/// The screen of a blueprint, in an environment that also depends on the world.
struct RandomScreen: View {
  @ObservedObject var world: World
  let blueprint: Blueprint

  var body: some View {
    view(of: blueprint, in: world)
      .environment(\.number, world.environment)
      .locale(world.environment.isMultiple(of: 2) ? .german : .american)
      .environment(world.observed)
      .environmentObject(world)
      .environmentObject(world.place(of: blueprint))
  }
}
