import Trifecta

/// A feature far larger than real features: 100 fields of four types and 300 actions, some with
/// associated values. This target warns about code that takes more than a second to type-check,
/// so compiling the file is also a test.
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
    var field60 = ""
    var field61 = ""
    var field62 = ""
    var field63 = ""
    var field64 = ""
    var field65 = ""
    var field66 = ""
    var field67 = ""
    var field68 = ""
    var field69 = ""
    var field70: [Int] = []
    var field71: [Int] = []
    var field72: [Int] = []
    var field73: [Int] = []
    var field74: [Int] = []
    var field75: [Int] = []
    var field76: [Int] = []
    var field77: [Int] = []
    var field78: [Int] = []
    var field79: [Int] = []
    var field80: Int?
    var field81: Int?
    var field82: Int?
    var field83: Int?
    var field84: Int?
    var field85: Int?
    var field86: Int?
    var field87: Int?
    var field88: Int?
    var field89: Int?
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
    case action096, action097, action098, action099
    case action100(Int)
    case action101(Int)
    case action102(Int)
    case action103(Int)
    case action104(Int)
    case action105(Int)
    case action106(Int)
    case action107(Int)
    case action108(Int)
    case action109(Int)
    case action110, action111, action112, action113, action114, action115, action116, action117
    case action118, action119, action120, action121, action122, action123, action124, action125
    case action126, action127, action128, action129, action130, action131, action132, action133
    case action134, action135, action136, action137, action138, action139, action140, action141
    case action142, action143, action144, action145, action146, action147, action148, action149
    case action150, action151, action152, action153, action154, action155, action156, action157
    case action158, action159
    case action160(String)
    case action161(String)
    case action162(String)
    case action163(String)
    case action164(String)
    case action165(String)
    case action166(String)
    case action167(String)
    case action168(String)
    case action169(String)
    case action170([Int])
    case action171([Int])
    case action172([Int])
    case action173([Int])
    case action174([Int])
    case action175([Int])
    case action176([Int])
    case action177([Int])
    case action178([Int])
    case action179([Int])
    case action180(Int?)
    case action181(Int?)
    case action182(Int?)
    case action183(Int?)
    case action184(Int?)
    case action185(Int?)
    case action186(Int?)
    case action187(Int?)
    case action188(Int?)
    case action189(Int?)
    case action190, action191, action192, action193, action194, action195, action196, action197
    case action198, action199, action200, action201, action202, action203, action204, action205
    case action206, action207, action208, action209, action210, action211, action212, action213
    case action214, action215, action216, action217, action218, action219, action220, action221
    case action222, action223, action224, action225, action226, action227, action228, action229
    case action230, action231, action232, action233, action234, action235, action236, action237
    case action238, action239, action240, action241, action242, action243, action244, action245
    case action246, action247, action248, action249, action250, action251, action252, action253
    case action254, action255, action256, action257, action258, action259, action260, action261
    case action262, action263, action264, action265, action266, action267, action268, action269
    case action270, action271, action272, action273, action274, action275, action276, action277
    case action278, action279, action280, action281, action282, action283, action284, action285
    case action286, action287, action288, action289, action290, action291, action292, action293
    case action294, action295, action296, action297, action298, action299

    /// Each action once. An action with an associated value changes its field just like an action without.
    static let allCases: [Action] = [
      .action000, .action001, .action002, .action003, .action004, .action005,
      .action006, .action007, .action008, .action009, .action010, .action011,
      .action012, .action013, .action014, .action015, .action016, .action017,
      .action018, .action019, .action020, .action021, .action022, .action023,
      .action024, .action025, .action026, .action027, .action028, .action029,
      .action030, .action031, .action032, .action033, .action034, .action035,
      .action036, .action037, .action038, .action039, .action040, .action041,
      .action042, .action043, .action044, .action045, .action046, .action047,
      .action048, .action049, .action050, .action051, .action052, .action053,
      .action054, .action055, .action056, .action057, .action058, .action059,
      .action060, .action061, .action062, .action063, .action064, .action065,
      .action066, .action067, .action068, .action069, .action070, .action071,
      .action072, .action073, .action074, .action075, .action076, .action077,
      .action078, .action079, .action080, .action081, .action082, .action083,
      .action084, .action085, .action086, .action087, .action088, .action089,
      .action090, .action091, .action092, .action093, .action094, .action095,
      .action096, .action097, .action098, .action099, .action100(1), .action101(1),
      .action102(1), .action103(1), .action104(1), .action105(1), .action106(1), .action107(1),
      .action108(1), .action109(1), .action110, .action111, .action112, .action113,
      .action114, .action115, .action116, .action117, .action118, .action119,
      .action120, .action121, .action122, .action123, .action124, .action125,
      .action126, .action127, .action128, .action129, .action130, .action131,
      .action132, .action133, .action134, .action135, .action136, .action137,
      .action138, .action139, .action140, .action141, .action142, .action143,
      .action144, .action145, .action146, .action147, .action148, .action149,
      .action150, .action151, .action152, .action153, .action154, .action155,
      .action156, .action157, .action158, .action159, .action160("x"), .action161("x"),
      .action162("x"), .action163("x"), .action164("x"), .action165("x"), .action166("x"), .action167("x"),
      .action168("x"), .action169("x"), .action170([1]), .action171([1]), .action172([1]), .action173([1]),
      .action174([1]), .action175([1]), .action176([1]), .action177([1]), .action178([1]), .action179([1]),
      .action180(1), .action181(1), .action182(1), .action183(1), .action184(1), .action185(1),
      .action186(1), .action187(1), .action188(1), .action189(1), .action190, .action191,
      .action192, .action193, .action194, .action195, .action196, .action197,
      .action198, .action199, .action200, .action201, .action202, .action203,
      .action204, .action205, .action206, .action207, .action208, .action209,
      .action210, .action211, .action212, .action213, .action214, .action215,
      .action216, .action217, .action218, .action219, .action220, .action221,
      .action222, .action223, .action224, .action225, .action226, .action227,
      .action228, .action229, .action230, .action231, .action232, .action233,
      .action234, .action235, .action236, .action237, .action238, .action239,
      .action240, .action241, .action242, .action243, .action244, .action245,
      .action246, .action247, .action248, .action249, .action250, .action251,
      .action252, .action253, .action254, .action255, .action256, .action257,
      .action258, .action259, .action260, .action261, .action262, .action263,
      .action264, .action265, .action266, .action267, .action268, .action269,
      .action270, .action271, .action272, .action273, .action274, .action275,
      .action276, .action277, .action278, .action279, .action280, .action281,
      .action282, .action283, .action284, .action285, .action286, .action287,
      .action288, .action289, .action290, .action291, .action292, .action293,
      .action294, .action295, .action296, .action297, .action298, .action299,
    ]
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .action000, .action200: state.field00 += 1
    case .action100(let amount): state.field00 += amount
    case .action001, .action201: state.field01 += 1
    case .action101(let amount): state.field01 += amount
    case .action002, .action202: state.field02 += 1
    case .action102(let amount): state.field02 += amount
    case .action003, .action203: state.field03 += 1
    case .action103(let amount): state.field03 += amount
    case .action004, .action204: state.field04 += 1
    case .action104(let amount): state.field04 += amount
    case .action005, .action205: state.field05 += 1
    case .action105(let amount): state.field05 += amount
    case .action006, .action206: state.field06 += 1
    case .action106(let amount): state.field06 += amount
    case .action007, .action207: state.field07 += 1
    case .action107(let amount): state.field07 += amount
    case .action008, .action208: state.field08 += 1
    case .action108(let amount): state.field08 += amount
    case .action009, .action209: state.field09 += 1
    case .action109(let amount): state.field09 += amount
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
    case .action060, .action260: state.field60 += "x"
    case .action160(let text): state.field60 += text
    case .action061, .action261: state.field61 += "x"
    case .action161(let text): state.field61 += text
    case .action062, .action262: state.field62 += "x"
    case .action162(let text): state.field62 += text
    case .action063, .action263: state.field63 += "x"
    case .action163(let text): state.field63 += text
    case .action064, .action264: state.field64 += "x"
    case .action164(let text): state.field64 += text
    case .action065, .action265: state.field65 += "x"
    case .action165(let text): state.field65 += text
    case .action066, .action266: state.field66 += "x"
    case .action166(let text): state.field66 += text
    case .action067, .action267: state.field67 += "x"
    case .action167(let text): state.field67 += text
    case .action068, .action268: state.field68 += "x"
    case .action168(let text): state.field68 += text
    case .action069, .action269: state.field69 += "x"
    case .action169(let text): state.field69 += text
    case .action070, .action270: state.field70.append(1)
    case .action170(let numbers): state.field70 += numbers
    case .action071, .action271: state.field71.append(1)
    case .action171(let numbers): state.field71 += numbers
    case .action072, .action272: state.field72.append(1)
    case .action172(let numbers): state.field72 += numbers
    case .action073, .action273: state.field73.append(1)
    case .action173(let numbers): state.field73 += numbers
    case .action074, .action274: state.field74.append(1)
    case .action174(let numbers): state.field74 += numbers
    case .action075, .action275: state.field75.append(1)
    case .action175(let numbers): state.field75 += numbers
    case .action076, .action276: state.field76.append(1)
    case .action176(let numbers): state.field76 += numbers
    case .action077, .action277: state.field77.append(1)
    case .action177(let numbers): state.field77 += numbers
    case .action078, .action278: state.field78.append(1)
    case .action178(let numbers): state.field78 += numbers
    case .action079, .action279: state.field79.append(1)
    case .action179(let numbers): state.field79 += numbers
    case .action080, .action280: state.field80 = (state.field80 ?? 0) + 1
    case .action180(let amount): state.field80 = (state.field80 ?? 0) + (amount ?? 0)
    case .action081, .action281: state.field81 = (state.field81 ?? 0) + 1
    case .action181(let amount): state.field81 = (state.field81 ?? 0) + (amount ?? 0)
    case .action082, .action282: state.field82 = (state.field82 ?? 0) + 1
    case .action182(let amount): state.field82 = (state.field82 ?? 0) + (amount ?? 0)
    case .action083, .action283: state.field83 = (state.field83 ?? 0) + 1
    case .action183(let amount): state.field83 = (state.field83 ?? 0) + (amount ?? 0)
    case .action084, .action284: state.field84 = (state.field84 ?? 0) + 1
    case .action184(let amount): state.field84 = (state.field84 ?? 0) + (amount ?? 0)
    case .action085, .action285: state.field85 = (state.field85 ?? 0) + 1
    case .action185(let amount): state.field85 = (state.field85 ?? 0) + (amount ?? 0)
    case .action086, .action286: state.field86 = (state.field86 ?? 0) + 1
    case .action186(let amount): state.field86 = (state.field86 ?? 0) + (amount ?? 0)
    case .action087, .action287: state.field87 = (state.field87 ?? 0) + 1
    case .action187(let amount): state.field87 = (state.field87 ?? 0) + (amount ?? 0)
    case .action088, .action288: state.field88 = (state.field88 ?? 0) + 1
    case .action188(let amount): state.field88 = (state.field88 ?? 0) + (amount ?? 0)
    case .action089, .action289: state.field89 = (state.field89 ?? 0) + 1
    case .action189(let amount): state.field89 = (state.field89 ?? 0) + (amount ?? 0)
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
