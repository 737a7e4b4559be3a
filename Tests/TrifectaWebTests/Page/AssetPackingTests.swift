import Testing

@testable import TrifectaWeb

@Suite("Asset minification")
struct AssetPackingTests {
  @Test("Minifying a style sheet removes comments and insignificant whitespace")
  func style() {
    #expect(packed(style: "/* a */\n.b {\n  /* c\n  */ margin: 0;\n}\n/* d") == ".b{margin:0}")
    #expect(packed(style: ".a > .b {\n  & > c,\n  & d {\n    e: 1 2;\n  }\n}") == ".a>.b{&>c,& d{e:1 2}}")
  }

  @Test(
    "Minifying a script removes comments and insignificant whitespace",
    arguments: [
      ("// a\nb(); // e\n  // c\n  d(\"//\");\n", "b();d(\"//\");\n"),
      ("const a = b => {\n  return c;\n};", "let a=b=>{return c};\n"),
      ("for (const a of b) c(a);", "for(let a of b)c(a);\n"),
      ("a.const  = constant; b = 'const c'", "a.const=constant;b='const c'\n"),
      ("aconst b", "aconst b\n"),
      ("if (a in b) c\nd", "if(a in b)c\nd\n"),
      ("a(b)\n  .c()\n  ? {\n    d: 1,\n  }\n  : e;\nf\n", "a(b).c()?{d:1,}:e;f\n"),
      ("a + +b - -c + d", "a+ +b- -c+d\n"),
      ("a += \"  // b\"  +  'it\\'s  '", "a+=\"  // b\"+'it\\'s  '\n"),
      ("`a  ${b}  //`\nc", "`a  ${b}  //`\nc\n"),
      ("a(/ \\/ [/ \"]/g, b / c / d) // e", "a(/ \\/ [/ \"]/g,b/c/d)\n"),
      ("a = x[1] / 2; b = (c) / 'd / e';", "a=x[1]/2;b=(c)/'d / e';\n"),
      ("", "\n"),
    ])
  func script(source: String, expected: String) {
    #expect(String(decoding: AssetPacking.script(Array(source.utf8)), as: UTF8.self) == expected)
  }

  @Test(
    "Minifying a script shortens top-level names and keeps properties and strings",
    arguments: [
      ("let counter = 1; f(counter, counter + 1);", "let a=1;f(a,a+1);\n"),
      (
        "function first() { return second(); }\nlet second = () => first();", "function a(){return b()}let b=()=>a();\n"
      ),
      ("let counter = 1; page.counter = counter;", "let counter=1;page.counter=counter;\n"),
      ("let counter = 1; f({ counter: 2 });", "let counter=1;f({counter:2});\n"),
      ("let counter = 1; f({ counter, other });", "let counter=1;f({counter,other});\n"),
      ("let { counter = 1 } = x; let other = counter;", "let{counter=1}=x;let a=counter;\n"),
      ("let counter = 1; f(`${counter}`);", "let counter=1;f(`${counter}`);\n"),
      ("let counter = [1]; f(...counter);", "let a=[1];f(...a);\n"),
      ("let counter = 1, a = 2;", "let b=1,a=2;\n"),
    ])
  func shortNames(source: String, expected: String) {
    #expect(String(decoding: AssetPacking.script(Array(source.utf8)), as: UTF8.self) == expected)
  }

  private func packed(style: String) -> String {
    String(decoding: AssetPacking.style(Array(style.utf8)), as: UTF8.self)
  }
}
