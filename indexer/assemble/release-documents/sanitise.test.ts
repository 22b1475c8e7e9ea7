import { expect, it } from "vitest";
import { sanitised } from "./sanitise.ts";

it("turns Markdown into HTML and keeps harmless HTML", () => {
  expect(sanitised("*S. pombe* in <a href='https://doi.org/1'>Elife</a>")).toBe(
    '<p><em>S. pombe</em> in <a href="https://doi.org/1" rel="noopener">Elife</a></p>',
  );
});

it("leaves out what could do harm", () => {
  const html = sanitised(
    "<script>alert(1)</script><a href='javascript:alert(1)' onclick='x()'>a</a><img src=x onerror=y><iframe src='//z'></iframe>\n\n[b](javascript:alert(1))",
  );
  expect(html).not.toMatch(/script|onclick|onerror|img|iframe/);
  expect(html).toContain(">a</a>");
});

it("leaves out links without words", () => {
  expect(sanitised("a [](https://doi.org/1)b [*c*](https://doi.org/2)")).toBe(
    '<p>a b <a href="https://doi.org/2" rel="noopener"><em>c</em></a></p>',
  );
});

it("leaves the words of links that lead nowhere", () => {
  expect(sanitised("[b](/gone) [c](/here)", (href) => (href === "/here" ? "/there" : null))).toBe(
    '<p><span>b</span> <a href="/there" rel="noopener">c</a></p>',
  );
});
