import { describe, expect, it } from "vitest";
import { loadDeployment } from "./load.ts";
import { applicationPages } from "./pages.ts";

/** Routes that pages/ has to answer; the others belong to the application. */
const documentation =
  /^\/(community|about|help|status|documentation|datasets|downloads|documents|news|faq|browse-curation|submit-data|gene-names)(\/|$)/;

/** Pages that the shell and the entity pages link to on their own. */
const linkedByTheApplication = [
  "/documentation",
  "/documentation/docsearch",
  "/documentation/advanced-search",
  "/documentation/motif-search",
  "/documentation/id-mapper",
  "/documentation/gocams",
  "/documentation/orthologs",
  "/documentation/genetic-and-physical-interactions",
  "/documentation/gene-page-target",
  "/documentation/gene-page-literature",
  "/documentation/gene-page-gene-expression",
  "/documentation/gene-page-external-references",
  "/documentation/gene-page-sequence",
  "/documentation/gene-page-protein-features",
  "/documentation/gene-page-protein-features-widget",
  "/documentation/gene-page-history",
  "/faq",
  "/about",
  "/news",
  "/community",
  "/submit-data",
  "/submit-data/gene-names",
  "/status/protein-status-tracker",
  "/status/new-and-removed-genes",
];

describe.each([
  ["fission yeast", 4896],
  ["demo yeast", 999999],
  ["japonicus", 4897],
])("the %s deployment", (_name, taxonid) => {
  it("has a page for every documentation link", async () => {
    const {
      deployment: { site, menus, annotationTypes, front },
      pages,
    } = await loadDeployment({ taxonid });
    const links = [
      ...linkedByTheApplication,
      ...menus.flatMap((menu) => menu.entries.map(({ url }) => url)),
      ...annotationTypes.flatMap(({ help_route: route }) => route ?? []),
      ...Object.values(site.slims).flatMap(({ link }) => link ?? []),
      ...[...front.overviews, ...front.tools, ...front.news, ...site.footer.links].map(({ url }) => url),
      ...pages.flatMap(({ markdown }) =>
        [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = ""]) => url),
      ),
    ];
    const existing = new Set(pages.map(({ path }) => path));
    const dead = new Set(
      links
        .map((url) => url.replace(/#.*/, ""))
        .filter((url) => documentation.test(url) && !existing.has(url) && !applicationPages.includes(url)),
    );
    expect([...dead]).toEqual([]);
  });

  it("names on its front page the newest of its news", async () => {
    const { deployment, pages } = await loadDeployment({ taxonid });
    const told = pages.find(({ path }) => path === "/news")?.markdown ?? "";
    const dates = [...told.matchAll(/^## (.+)$/gm)].map(([, date]) => date);
    const named = deployment.front.news.map(({ date }) => date);
    // A deployment may name none: its front page has no news then.
    expect(named).toEqual(dates.slice(0, named.length));
  });

  it("has no heading of the first level in its pages, since the title is one", async () => {
    const { pages } = await loadDeployment({ taxonid });
    expect(pages.filter(({ markdown }) => /^# /m.test(markdown)).map(({ path }) => path)).toEqual([]);
  });
});

it("the model deployment has the menus of the original in size", async () => {
  const { deployment } = await loadDeployment({ taxonid: 4896 });
  expect(deployment.menus.map(({ label, entries }) => [label, entries.length])).toEqual([
    ["Overviews", 10],
    ["Status", 10],
    ["Downloads", 7],
    ["Community", 8],
    ["About", 9],
  ]);
});
