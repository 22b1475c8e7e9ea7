/** Views of the demo release: what they draw, how they are tied to the page around them, and who may embed them. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Frame } from "playwright-core";
import type { PathwayGraph } from "../../api/contract/pathways.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoDocument, demoGene, demoUrl, withWidget } from "./demo-site.ts";
import { startDeployment } from "./own-deployment.ts";
import { siteUrl } from "./site.ts";
import { eventually, framesLater, untilSame, useBrowser } from "./pages.ts";

const open = useBrowser();

const openGene = (gene: GenePage, choice: string, options: Parameters<typeof open>[1] = {}) =>
  open(urls.gene(gene.uniquename), { site: demoUrl, prepare: withWidget(choice), ...options });

/** The first term of the demo release with a transport, and one with a reaction of Rhea. */
async function demoTerms(): Promise<{ transport: TermPage; rhea: TermPage }> {
  const answer = await fetch(`${demoUrl}/api/v1/dataset/latest/search?q=activity&type=term&size=100`);
  // The api checks its answers against the contract's schemas in its own tests.
  const { hits } = (await answer.json()) as { hits: readonly { id: string }[] };
  const terms = await Promise.all(
    hits.map(({ id }) => demoDocument<TermPage>(`term/${encodeURIComponent(id)}`)),
  );
  const transport = terms.find(({ reaction }) => reaction?.is_transport);
  const rhea = terms.find(
    ({ reaction, xrefs }) =>
      reaction && !reaction.is_transport && xrefs.some((one) => one.startsWith("RHEA:")),
  );
  if (!transport || !rhea) throw new Error("the demo release has no reactions");
  return { transport, rhea };
}

test("a view loads nothing of the program of pages but what both are made of", async () => {
  const gene = await demoGene(
    ({ has_structure_file: kept, has_protein_features: drawn, gocams }) =>
      kept === true && drawn && gocams.length > 0,
  );
  const scriptsOf = async (address: string, isView: boolean): Promise<string[]> => {
    const page = await open("/", { site: demoUrl, prepare: () => Promise.resolve() });
    await page.goto("about:blank");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(demoUrl + address, { waitUntil: "networkidle" });
    if (isView) await page.locator("#root > *").first().waitFor();
    return scripts;
  };
  const ofPages = (await scriptsOf("/", false)).filter((script) => /\/app-/.test(script));
  expect(ofPages.length).toBe(1);
  for (const view of [
    `/protein_feature_view/full/${gene.uniquename}`,
    `/structure_view/alphafold/${gene.uniprot_identifier}`,
    `/gocam_view/widget/${gene.gocams[0]?.gocam_id}`,
    "/gocam_summary/all",
  ]) {
    const scripts = await scriptsOf(view, true);
    expect(scripts.length, view).toBeGreaterThan(2);
    expect(
      scripts.filter((script) => ofPages.includes(script)),
      view,
    ).toEqual([]);
  }
});

test("buttons of views look as those of the page around them", async () => {
  const gene = await demoGene(({ has_protein_features: drawn, gocams }) => drawn && gocams.length > 0);
  const look = (button: Element) => {
    const { fontFamily, fontSize, borderStyle, backgroundColor } = getComputedStyle(button);
    return { fontFamily, fontSize, borderStyle, backgroundColor };
  };
  const page = await open(urls.gene(gene.uniquename), { site: demoUrl });
  const ofPage = await page.locator("main .button--quiet").first().evaluate(look);
  for (const view of [
    `/protein_feature_view/full/${gene.uniquename}`,
    `/gocam_view/widget/${gene.gocams[0]?.gocam_id}`,
    "/gocam_summary/all",
  ]) {
    const opened = await open("/", { site: demoUrl, prepare: () => Promise.resolve() });
    await opened.goto(demoUrl + view);
    const button = opened.locator(".button--quiet").first();
    await button.waitFor();
    expect(await button.evaluate(look), view).toEqual(ofPage);
  }
});

test("a term's reaction is drawn, and its participants lead to the terms and genes that make or use them", async () => {
  const { transport, rhea } = await demoTerms();
  const page = await open(urls.term(transport.termid), { site: demoUrl });
  const figure = page.locator("#reaction figure");
  expect(await figure.getByRole("listitem").count()).toBe(
    (transport.reaction?.left.length ?? 0) + (transport.reaction?.right.length ?? 0),
  );
  expect(await figure.textContent()).toContain("across a membrane");
  // It can be taken along, with all names.
  for (const format of ["SVG", "PNG"] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: `Download the reaction of ${transport.name} as ${format}` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`-reaction\\.${format.toLowerCase()}$`));
    const bytes = await readFile(await file.path());
    if (format === "PNG") expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    else
      for (const { name } of transport.reaction?.left ?? [])
        expect(bytes.toString().replace(/<[^>]*>|\u200b/g, "")).toContain(name);
  }
  const [first] = transport.reaction?.left ?? [];
  const [compound] = first?.compounds ?? [];
  await figure.getByRole("link").first().click();
  await page.locator("h1", { hasText: compound?.name ?? "no name" }).waitFor();
  const used = page.locator("#used");
  await used.getByRole("link", { name: transport.name }).first().waitFor();
  expect(await used.getByRole("button", { name: "Send gene list to advanced search" }).count()).toBe(1);
  // In the frame and in popovers it is the same drawing.
  const [id] = rhea.xrefs.flatMap((xref) => /^RHEA:(\d+)$/.exec(xref)?.[1] ?? []);
  await page.goto(`${demoUrl}${urls.term(rhea.termid)}`);
  const inside = page.frameLocator(`iframe[src="/rhea_widget/full/${id}"]`);
  await page.locator(`iframe[src="/rhea_widget/full/${id}"]`).scrollIntoViewIfNeeded();
  await inside.getByRole("list", { name: "From" }).waitFor();
  expect(await inside.getByRole("listitem").count()).toBe(
    (rhea.reaction?.left.length ?? 0) + (rhea.reaction?.right.length ?? 0),
  );
});

test("search finds terms by what takes part in their reactions", async () => {
  const page = await open("/search?q=NADPH&type=term", { site: demoUrl });
  await page
    .getByRole("link", { name: /synthase activity/ })
    .first()
    .waitFor();
});

test("without a structure its button is greyed and last, with the reason", async () => {
  const gene = await demoGene(
    ({ has_structure_file: has, uniprot_identifier: id }) => has === false && id !== null,
  );
  const page = await openGene(gene, "alphafold");
  const buttons = page.getByRole("group", { name: "Choose a view" }).getByRole("button");
  const names = await buttons.allTextContents();
  expect(names.at(-2)).toBe("Predicted structurenot on this site");
  expect(await buttons.nth(names.length - 2).isDisabled()).toBe(true);
  expect(await buttons.nth(names.length - 2).getAttribute("title")).toContain(gene.uniprot_identifier);
});

test("an RNA's structure is drawn, as predicted here, with the partner of each base", async () => {
  const answer = await demoDocument<{ elements: readonly { uniquename: string }[] }>(
    "gene_subsets/feature_type_tRNA_gene",
  );
  const gene = await demoDocument<GenePage>(
    `gene/${encodeURIComponent(answer.elements[0]?.uniquename ?? "")}`,
  );
  const page = await openGene(gene, "rna_2d");
  const inside = page.frameLocator(".widget .frame iframe");
  await inside.getByText("Predicted here").waitFor();
  const { sequence = "", dot_bracket: brackets = "" } = gene.rna_structure ?? {};
  expect(await inside.locator(".rna-base").count()).toBe(sequence.length);
  expect(await inside.locator(".rna-pair").count()).toBe(brackets.split("(").length - 1);
  const first = brackets.indexOf("(");
  await inside.locator(".rna-base").nth(first).hover();
  await inside.getByText(new RegExp(`^${sequence[first]}${first + 1} pairs with`)).waitFor();
});

test("a base that a finger taps is told, and stays so when the finger is lifted", async () => {
  const answer = await demoDocument<{ elements: readonly { uniquename: string }[] }>(
    "gene_subsets/feature_type_tRNA_gene",
  );
  const gene = await demoDocument<GenePage>(
    `gene/${encodeURIComponent(answer.elements[0]?.uniquename ?? "")}`,
  );
  const page = await openGene(gene, "rna_2d", { hasTouch: true });
  const inside = page.frameLocator(".widget .frame iframe");
  await inside.locator(".rna-base").nth(1).tap();
  await inside.getByText(new RegExp(`^${gene.rna_structure?.sequence[1]}2 `)).waitFor();
});

/** A drawing of others that would run and load things if it could. */
const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 80" onload="document.title='taken'">
  <script>document.title='taken'</script>
  <style>@import url("http://other-site.example/style.css"); text { fill: navy }</style>
  <foreignObject width="100" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://other-site.example/page"></iframe></foreignObject>
  <image href="http://other-site.example/picture.png" onerror="document.title='taken'" width="9" height="9"/>
  <a xlink:href="javascript:document.title='taken'"><text x="10" y="40" onclick="document.title='taken'">G1 to C74</text></a>
  <animate attributeName="x" onbegin="document.title='taken'" dur="1s"/>
</svg>`;

test.each([
  { viewer: "rna_2d", path: "/rna_2d_structure/any/URS0000AA_1", file: "URS0000AA_1.svg" },
  { viewer: "rhea", path: "/rhea_widget/full/10000", file: "10000.svg" },
])("a drawing that a deployment has for $viewer is shown, and nothing in it runs or loads", async (one) => {
  const deployment = await startDeployment({
    site: (before) => ({
      ...before,
      viewers: {
        [one.viewer]: {
          entry_url: "https://drawings.example/<<IDENTIFIER>>",
          file_url: "/site-assets/<<IDENTIFIER>>.svg",
        },
      },
    }),
    assets: { [one.file]: hostileDrawing },
  });
  try {
    const foreign: string[] = [];
    const page = await open("/", {
      site: deployment.url,
      prepare: async (opened) => {
        // The browser tells what the drawing wants already when its text is read.
        opened.removeAllListeners("console");
        opened.on("request", (request) => {
          if (!request.url().startsWith(deployment.url)) foreign.push(request.url());
        });
      },
    });
    await page.goto(deployment.url + one.path);
    const text = page.locator(".viewer__drawing svg text", { hasText: "G1 to C74" });
    await text.waitFor();
    const at = await text.boundingBox();
    expect(at?.width).toBeGreaterThan(20);
    await page.mouse.click((at?.x ?? 0) + 5, (at?.y ?? 0) + 5);
    await framesLater(page);
    expect(await page.title()).not.toBe("taken");
    expect(foreign).toEqual([]);
    const drawing = await page.locator(".viewer__drawing").innerHTML();
    expect(drawing).not.toMatch(/script|foreignObject|iframe|\son\w+=|@import/i);
  } finally {
    await deployment.stop();
  }
});

/** A page of another site with views in frames. */
const strange = "http://other-site.example/";
const embedding = (
  paths: readonly string[],
) => `<!doctype html><title>Another site</title><h1>Another site</h1>
${paths.map((path) => `<iframe src="${demoUrl}${path}" width="700" height="420"></iframe>`).join("\n")}`;

/** Messages as an attacker would make them: of the right kinds with wrong contents, of wrong kinds, and of none. */
const attacks = [
  null,
  "karyon:intervals",
  { type: "karyon:intervals", intervals: [[1, 50]] },
  { type: "karyon:intervals", intervals: "<img src=x onerror=alert(1)>" },
  { type: "karyon:feature", selectedProteinFeatureId: "PFAM:PF90001" },
  { type: "karyon:feature", selectedProteinFeatureId: { toString: null } },
  { type: "karyon:residue", residue: { chain: "A", position: -1 } },
  { type: "karyon:ready", height: 1e9 },
  { type: "karyon:map", search: "?open=all&gene=javascript:alert(1)" },
  { type: "karyon:map", search: { length: 1e9 } },
  { type: "karyon:selected", interval: [1, 50] },
  { pathway: { nodes: [], links: [] }, shape: {} },
  { type: "change", "display-start": 5, "display-end": 6 },
  { __proto__: null, type: "karyon:feature" },
  { type: ["karyon:feature"], selectedProteinFeatureId: [] },
  { type: "setImmediate", html: "<script>document.title='taken'</script>" },
] as const;

const textOf = (frame: Frame) => frame.locator("#root").innerText();

test("a page of a site that may embeds every view, and nothing that it sends to them is heard", async () => {
  const gene = await demoGene(
    ({ has_structure_file: has, interpro_matches: matches, gocams }) =>
      has === true && matches.length > 0 && gocams.length > 0,
  ).catch(() =>
    demoGene(({ has_structure_file: has, interpro_matches: found }) => has === true && found.length > 0),
  );
  const { rhea } = await demoTerms();
  const [reaction = ""] = rhea.xrefs.flatMap((xref) => /^RHEA:(\d+)$/.exec(xref)?.[1] ?? []);
  const rna = await demoDocument<{ elements: readonly { uniquename: string }[] }>(
    "gene_subsets/feature_type_tRNA_gene",
  );
  const { activities } = await demoDocument<PathwayGraph>("pathways/ALL_MERGED");
  const paths = [
    `/protein_feature_view/full/${gene.uniquename}`,
    `/structure_view/alphafold/${gene.uniprot_identifier}`,
    `/rna_2d_structure/${rna.elements[0]?.uniquename}/predicted`,
    `/rhea_widget/full/${reaction}`,
    `/gocam_view/full/${activities[0]?.models[0]}`,
    "/gocam_summary/all",
    "/gocam_view/full/ALL_MERGED",
    urls.genomeBrowser,
  ];
  const page = await open("/", {
    site: demoUrl,
    prepare: (context) =>
      context.route(strange, (route) => route.fulfill({ contentType: "text/html", body: embedding(paths) })),
  });
  await page.goto(strange);
  const frames = await eventually(
    () => Promise.resolve(page.frames().filter((frame) => frame.url().startsWith(demoUrl))),
    (all) => all.length === paths.length,
    "a frame for each view",
  );
  await Promise.all([
    frames[0]
      ?.getByRole("button", { name: /press to step/ })
      .first()
      .waitFor(),
    frames[1]?.getByText("Point at a residue").waitFor({ timeout: 60_000 }),
    frames[2]?.getByText("Predicted here").waitFor(),
    frames[3]?.getByRole("list", { name: "From" }).waitFor(),
    frames[4]?.locator(".pathway-box").first().waitFor(),
    frames[5]?.locator("#root .map-group").first().waitFor(),
    frames[6]?.locator("#root .graph__frame svg g").first().waitFor(),
  ]);
  // What is out of sight need not be drawn: the genome browser waits until it is looked at.
  await page.locator("iframe").last().scrollIntoViewIfNeeded();
  await frames[7]?.locator(".genome-browser canvas").first().waitFor({ timeout: 60_000 });
  // Tracks of the genome browser say that they load until they have.
  await untilSame(() => Promise.all(frames.map(textOf)), "what views say by themselves", 1_000);
  const before = await Promise.all(frames.map(textOf));
  const titles = await Promise.all(frames.map((frame) => frame.title()));
  const heard: unknown[] = await page.evaluate((messages) => {
    const told: unknown[] = [];
    addEventListener("message", ({ data }) => told.push(data));
    for (const frame of document.querySelectorAll("iframe"))
      for (const message of messages) frame.contentWindow?.postMessage(message, "*");
    return told;
  }, attacks);
  await framesLater(page);
  expect(await Promise.all(frames.map(textOf))).toEqual(before);
  expect(await Promise.all(frames.map((frame) => frame.title()))).toEqual(titles);
  expect(heard).toEqual([]);
});

test.each(["a view", "the genome browser"])("a page of a site that may not sees %s not", async (what) => {
  const gene = await demoGene(({ interpro_matches: matches }) => matches.length > 0);
  const path = what === "a view" ? `/protein_feature_view/full/${gene.uniquename}` : urls.genomeBrowser;
  const answer = await fetch(demoUrl + path);
  const policy = answer.headers.get("content-security-policy") ?? "";
  const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(" ");
  expect(ancestors).toEqual(["'self'", new URL(strange).origin]);
  expect(answer.headers.get("x-frame-options")).toBeNull();
});

test.each([
  { path: "/gocam_view/full/ALL_MERGED:no_chemicals,no_inputs", site: demoUrl },
  // The demo release has so few models that their links are named from the start, which is for the program.
  { path: "/gocam_summary/all", site: siteUrl },
])("$path is seen before its program has come, where this draws it", async ({ path, site }) => {
  await eventually(
    async () => (await (await fetch(site + path)).text()).includes("karyon-picture"),
    Boolean,
    "the picture, which is drawn when the release is live",
  );
  const program = Promise.withResolvers<void>();
  const page = await open("/", {
    site,
    prepare: (opened) =>
      opened.route(/viewer-[\w-]+\.js$/, async (route) => {
        await program.promise;
        await route.continue();
      }),
  });
  await page.setViewportSize({ width: 1120, height: 800 });
  await page.goto(site + path, { waitUntil: "commit" });
  const seen = page.locator("#karyon-picture .graph__frame svg > g");
  await seen.waitFor();
  // What is asked of a page before its styles and letters are there is told as it would be without them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  // Without their lines, which a scroll bar may change.
  const words = async (place: string) =>
    (await page.locator(`${place} .graph__bar`).innerText()).replaceAll(/\s+/g, "");
  const [before, read] = [await seen.boundingBox(), await words("#karyon-picture")];
  expect(await seen.locator("text").count()).toBeGreaterThan(5);
  program.resolve();
  const drawn = page.locator("#root .graph__frame svg > g");
  await drawn.waitFor();
  expect(await page.locator("#karyon-picture").count()).toBe(0);
  expect(await words("#root")).toBe(read);
  const after = await drawn.boundingBox();
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThan(1.5);
});
