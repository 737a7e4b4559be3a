import Trifecta

/// A feature of a size that no screen has: 100 fields and 300 actions. This target warns of anything that takes a second
/// to type-check, so that compiling the file is a test too.
struct Huge: Reducer {
  struct State: Equatable {
    var field00 = 0
    var field01 = 0
    var field02 = 0
    var field03 = 0
    var field04 = 0
    var field05 = 0
    var field06 = 0
    var field07 = 0
    var field08 = 0
    var field09 = 0
    var field10 = 0
    var field11 = 0
    var field12 = 0
    var field13 = 0
    var field14 = 0
    var field15 = 0
    var field16 = 0
    var field17 = 0
    var field18 = 0
    var field19 = 0
    var field20 = 0
    var field21 = 0
    var field22 = 0
    var field23 = 0
    var field24 = 0
    var field25 = 0
    var field26 = 0
    var field27 = 0
    var field28 = 0
    var field29 = 0
    var field30 = 0
    var field31 = 0
    var field32 = 0
    var field33 = 0
    var field34 = 0
    var field35 = 0
    var field36 = 0
    var field37 = 0
    var field38 = 0
    var field39 = 0
    var field40 = 0
    var field41 = 0
    var field42 = 0
    var field43 = 0
    var field44 = 0
    var field45 = 0
    var field46 = 0
    var field47 = 0
    var field48 = 0
    var field49 = 0
    var field50 = 0
    var field51 = 0
    var field52 = 0
    var field53 = 0
    var field54 = 0
    var field55 = 0
    var field56 = 0
    var field57 = 0
    var field58 = 0
    var field59 = 0
    var field60 = 0
    var field61 = 0
    var field62 = 0
    var field63 = 0
    var field64 = 0
    var field65 = 0
    var field66 = 0
    var field67 = 0
    var field68 = 0
    var field69 = 0
    var field70 = 0
    var field71 = 0
    var field72 = 0
    var field73 = 0
    var field74 = 0
    var field75 = 0
    var field76 = 0
    var field77 = 0
    var field78 = 0
    var field79 = 0
    var field80 = 0
    var field81 = 0
    var field82 = 0
    var field83 = 0
    var field84 = 0
    var field85 = 0
    var field86 = 0
    var field87 = 0
    var field88 = 0
    var field89 = 0
    var field90 = 0
    var field91 = 0
    var field92 = 0
    var field93 = 0
    var field94 = 0
    var field95 = 0
    var field96 = 0
    var field97 = 0
    var field98 = 0
    var field99 = 0
  }

  enum Action: CaseIterable, Equatable {
    case action000, action001, action002, action003, action004, action005, action006, action007
    case action008, action009, action010, action011, action012, action013, action014, action015
    case action016, action017, action018, action019, action020, action021, action022, action023
    case action024, action025, action026, action027, action028, action029, action030, action031
    case action032, action033, action034, action035, action036, action037, action038, action039
    case action040, action041, action042, action043, action044, action045, action046, action047
    case action048, action049, action050, action051, action052, action053, action054, action055
    case action056, action057, action058, action059, action060, action061, action062, action063
    case action064, action065, action066, action067, action068, action069, action070, action071
    case action072, action073, action074, action075, action076, action077, action078, action079
    case action080, action081, action082, action083, action084, action085, action086, action087
    case action088, action089, action090, action091, action092, action093, action094, action095
    case action096, action097, action098, action099, action100, action101, action102, action103
    case action104, action105, action106, action107, action108, action109, action110, action111
    case action112, action113, action114, action115, action116, action117, action118, action119
    case action120, action121, action122, action123, action124, action125, action126, action127
    case action128, action129, action130, action131, action132, action133, action134, action135
    case action136, action137, action138, action139, action140, action141, action142, action143
    case action144, action145, action146, action147, action148, action149, action150, action151
    case action152, action153, action154, action155, action156, action157, action158, action159
    case action160, action161, action162, action163, action164, action165, action166, action167
    case action168, action169, action170, action171, action172, action173, action174, action175
    case action176, action177, action178, action179, action180, action181, action182, action183
    case action184, action185, action186, action187, action188, action189, action190, action191
    case action192, action193, action194, action195, action196, action197, action198, action199
    case action200, action201, action202, action203, action204, action205, action206, action207
    case action208, action209, action210, action211, action212, action213, action214, action215
    case action216, action217, action218, action219, action220, action221, action222, action223
    case action224, action225, action226, action227, action228, action229, action230, action231
    case action232, action233, action234, action235, action236, action237, action238, action239
    case action240, action241, action242, action243, action244, action245, action246, action247
    case action248, action249, action250, action251, action252, action253, action254, action255
    case action256, action257, action258, action259, action260, action261, action262, action263
    case action264, action265, action266, action267, action268, action269, action270, action271
    case action272, action273, action274, action275, action276, action277, action278, action279
    case action280, action281, action282, action283, action284, action285, action286, action287
    case action288, action289, action290, action291, action292, action293, action294, action295
    case action296, action297, action298, action299
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .action000, .action100, .action200: state.field00 += 1
    case .action001, .action101, .action201: state.field01 += 1
    case .action002, .action102, .action202: state.field02 += 1
    case .action003, .action103, .action203: state.field03 += 1
    case .action004, .action104, .action204: state.field04 += 1
    case .action005, .action105, .action205: state.field05 += 1
    case .action006, .action106, .action206: state.field06 += 1
    case .action007, .action107, .action207: state.field07 += 1
    case .action008, .action108, .action208: state.field08 += 1
    case .action009, .action109, .action209: state.field09 += 1
    case .action010, .action110, .action210: state.field10 += 1
    case .action011, .action111, .action211: state.field11 += 1
    case .action012, .action112, .action212: state.field12 += 1
    case .action013, .action113, .action213: state.field13 += 1
    case .action014, .action114, .action214: state.field14 += 1
    case .action015, .action115, .action215: state.field15 += 1
    case .action016, .action116, .action216: state.field16 += 1
    case .action017, .action117, .action217: state.field17 += 1
    case .action018, .action118, .action218: state.field18 += 1
    case .action019, .action119, .action219: state.field19 += 1
    case .action020, .action120, .action220: state.field20 += 1
    case .action021, .action121, .action221: state.field21 += 1
    case .action022, .action122, .action222: state.field22 += 1
    case .action023, .action123, .action223: state.field23 += 1
    case .action024, .action124, .action224: state.field24 += 1
    case .action025, .action125, .action225: state.field25 += 1
    case .action026, .action126, .action226: state.field26 += 1
    case .action027, .action127, .action227: state.field27 += 1
    case .action028, .action128, .action228: state.field28 += 1
    case .action029, .action129, .action229: state.field29 += 1
    case .action030, .action130, .action230: state.field30 += 1
    case .action031, .action131, .action231: state.field31 += 1
    case .action032, .action132, .action232: state.field32 += 1
    case .action033, .action133, .action233: state.field33 += 1
    case .action034, .action134, .action234: state.field34 += 1
    case .action035, .action135, .action235: state.field35 += 1
    case .action036, .action136, .action236: state.field36 += 1
    case .action037, .action137, .action237: state.field37 += 1
    case .action038, .action138, .action238: state.field38 += 1
    case .action039, .action139, .action239: state.field39 += 1
    case .action040, .action140, .action240: state.field40 += 1
    case .action041, .action141, .action241: state.field41 += 1
    case .action042, .action142, .action242: state.field42 += 1
    case .action043, .action143, .action243: state.field43 += 1
    case .action044, .action144, .action244: state.field44 += 1
    case .action045, .action145, .action245: state.field45 += 1
    case .action046, .action146, .action246: state.field46 += 1
    case .action047, .action147, .action247: state.field47 += 1
    case .action048, .action148, .action248: state.field48 += 1
    case .action049, .action149, .action249: state.field49 += 1
    case .action050, .action150, .action250: state.field50 += 1
    case .action051, .action151, .action251: state.field51 += 1
    case .action052, .action152, .action252: state.field52 += 1
    case .action053, .action153, .action253: state.field53 += 1
    case .action054, .action154, .action254: state.field54 += 1
    case .action055, .action155, .action255: state.field55 += 1
    case .action056, .action156, .action256: state.field56 += 1
    case .action057, .action157, .action257: state.field57 += 1
    case .action058, .action158, .action258: state.field58 += 1
    case .action059, .action159, .action259: state.field59 += 1
    case .action060, .action160, .action260: state.field60 += 1
    case .action061, .action161, .action261: state.field61 += 1
    case .action062, .action162, .action262: state.field62 += 1
    case .action063, .action163, .action263: state.field63 += 1
    case .action064, .action164, .action264: state.field64 += 1
    case .action065, .action165, .action265: state.field65 += 1
    case .action066, .action166, .action266: state.field66 += 1
    case .action067, .action167, .action267: state.field67 += 1
    case .action068, .action168, .action268: state.field68 += 1
    case .action069, .action169, .action269: state.field69 += 1
    case .action070, .action170, .action270: state.field70 += 1
    case .action071, .action171, .action271: state.field71 += 1
    case .action072, .action172, .action272: state.field72 += 1
    case .action073, .action173, .action273: state.field73 += 1
    case .action074, .action174, .action274: state.field74 += 1
    case .action075, .action175, .action275: state.field75 += 1
    case .action076, .action176, .action276: state.field76 += 1
    case .action077, .action177, .action277: state.field77 += 1
    case .action078, .action178, .action278: state.field78 += 1
    case .action079, .action179, .action279: state.field79 += 1
    case .action080, .action180, .action280: state.field80 += 1
    case .action081, .action181, .action281: state.field81 += 1
    case .action082, .action182, .action282: state.field82 += 1
    case .action083, .action183, .action283: state.field83 += 1
    case .action084, .action184, .action284: state.field84 += 1
    case .action085, .action185, .action285: state.field85 += 1
    case .action086, .action186, .action286: state.field86 += 1
    case .action087, .action187, .action287: state.field87 += 1
    case .action088, .action188, .action288: state.field88 += 1
    case .action089, .action189, .action289: state.field89 += 1
    case .action090, .action190, .action290: state.field90 += 1
    case .action091, .action191, .action291: state.field91 += 1
    case .action092, .action192, .action292: state.field92 += 1
    case .action093, .action193, .action293: state.field93 += 1
    case .action094, .action194, .action294: state.field94 += 1
    case .action095, .action195, .action295: state.field95 += 1
    case .action096, .action196, .action296: state.field96 += 1
    case .action097, .action197, .action297: state.field97 += 1
    case .action098, .action198, .action298: state.field98 += 1
    case .action099, .action199, .action299: state.field99 += 1
    }
    return .none
  }
}

/// A huge feature inside of a feature inside of another, each with its own copy of the fields.
struct Nested<Inner: Reducer>: Reducer where Inner.State: Equatable {
  struct State: Equatable {
    var own = Huge.State()
    var inner: Inner.State
  }
  enum Action {
    case own(Huge.Action)
    case inner(Inner.Action)
  }

  let inner: Inner

  var child: Child<State, Action, Inner> {
    Child(
      inner, state: \State.inner,
      action: CasePath(Action.inner) { if case .inner(let action) = $0 { action } else { nil } })
  }

  var body: some Reducer<State, Action> {
    Scope(
      state: \State.own, action: CasePath(Action.own) { if case .own(let action) = $0 { action } else { nil } }
    ) { Huge() }
    Scope(child)
  }
}
