import { expect, it } from "vitest";
import { documentationHtml } from "./documentation-html.ts";

it("names the headings, so that links lead to them", () => {
  expect(documentationHtml("## Genes & *names*\n\nText.\n\n## Genes & names")).toBe(
    '<h2 id="genes-names">Genes &amp; <em>names</em></h2>\n<p>Text.</p>\n<h2 id="genes-names-2">Genes &amp; names</h2>\n',
  );
});

it("shows a picture of the help in a figure with its words, and leaves others in their text", () => {
  const html = documentationHtml(
    "![A <list>](/help-pictures/a.webp)\n\n![b](/other.png)\n\n![c](/help-pictures/c.webp)",
  );
  expect(html).toContain('<figure class="help-picture"><a href="/help-pictures/a.webp"><img');
  expect(html).toContain('srcset="/help-pictures/a-720.webp 720w, /help-pictures/a.webp 1120w"');
  // The first one is seen with the page, others when the reader comes to them.
  expect(html).toContain('alt="A &lt;list&gt;" width="1120" height="700" fetchpriority="high"');
  expect(html).toContain('alt="c" width="1120" height="700" loading="lazy"');
  expect(html).toContain('<p><img src="/other.png" alt="b" /></p>');
});

it("lets keys scroll a piece of code", () => {
  expect(documentationHtml("```\na < b\n```")).toBe('<pre tabindex="0"><code>a &lt; b\n</code></pre>\n');
});

it("shows no comments", () => {
  expect(
    documentationHtml("## Names\n<!-- words: symbols, what genes are called -->\nText.\n\n<p>Html</p>"),
  ).toBe('<h2 id="names">Names</h2>\n<p>Text.</p>\n<p>Html</p>');
});

it("leaves out what could run, or change the page around the text, and keeps its words", () => {
  const html = documentationHtml(
    [
      '<p onclick="x()" style="position: fixed">Words</p>',
      "<script>x()</script><style>main { display: none }</style>",
      '<img src="/a.png" alt="A" onerror="x()"> [Link](javascript:x()) <a href="javascript:x()">Other</a>',
      '<form action="/b"><input name="q"><button>Press</button></form><iframe src="/c"></iframe>',
    ].join("\n\n"),
  );
  expect(html).toContain("<p>Words</p>");
  expect(html).toContain('<img src="/a.png" alt="A" />');
  for (const word of ["Link", "Other", "Press"]) expect(html).toContain(word);
  expect(html).not.toMatch(/x\(\)|style|script|onerror|form|button|iframe|display/);
});

it("begins a section with what is said of what its reader needs, below its heading", () => {
  const markdown =
    "## Finding\n### Alleles\n<!-- words: mutants -->\n<!-- needs: alleles, type x -->\nText.\n\n### Genes\nMore.";
  const html = documentationHtml(markdown, (needs) => (needs.length > 0 ? `<p>No ${needs.join()}</p>` : ""));
  expect(html).toBe(
    '<h2 id="finding">Finding</h2>\n<h3 id="alleles">Alleles</h3>\n<p>No alleles,type x</p><p>Text.</p>\n<h3 id="genes">Genes</h3>\n<p>More.</p>\n',
  );
});
