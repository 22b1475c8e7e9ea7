/** What search engines read first: which addresses there are. Source: sitemaps.org 0.9. */
import type { RequestHandler } from "express";
import type { Client } from "@elastic/elasticsearch";
import { entityPath } from "../contract/values/entity-path.ts";
import { pages } from "../contract/values/pages.ts";
import type { Services } from "../context/services.ts";
import { withGeneration } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { originOf } from "../http/origin.ts";
import { escapeHtml } from "../http/escape-html.ts";

/** Things whose pages are listed. Terms that nothing is annotated to are many, and say little of the site's own. */
const kinds = {
  genes: { path: (id: string) => entityPath("gene", id), query: { match_all: {} } },
  terms: { path: (id: string) => entityPath("term", id), query: { range: { weight: { gt: 0 } } } },
  references: { path: (id: string) => entityPath("reference", id), query: { match_all: {} } },
  gocams: { path: (id: string) => entityPath("gocam", id), query: { match_all: {} } },
} as const;
type Kind = keyof typeof kinds;
// The keys of an object are those of its type.
const kindNames = Object.keys(kinds) as Kind[];

/** Addresses in a file: the format allows 50,000. */
const fileSize = 20_000;
const pageSize = 5_000;

const urlSet = (addresses: readonly string[], release: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc><lastmod>${release}</lastmod></url>\n`).join("")}</urlset>
`;

/** Pages that are about no thing, and the deployment's own texts. */
const plainPaths = ({ pages: texts }: Pick<Services, "pages">): string[] => [
  ...new Set([
    ...pages
      .filter(({ module }) => module !== "later/LaterPage")
      .flatMap(({ patterns }) => patterns.map((pattern) => `/${pattern}`))
      .filter((path) => !/[:*]|results|\/datasets|jbrowse2/.test(path)),
    ...texts.map(({ path }) => path),
  ]),
];

/** Ids of a kind in their order, of one part. */
async function idsOf(
  elastic: Client,
  generation: LoadedGeneration,
  kind: Kind,
  part: number,
): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (let seen = 0; seen < (part + 1) * fileSize;) {
    const { hits } = await elastic.search<{ id: string }>({
      index: generation.index(kind),
      size: pageSize,
      track_total_hits: false,
      _source: ["id"],
      query: kinds[kind].query,
      sort: [{ id: "asc" }],
      ...(after !== undefined && { search_after: [after] }),
    });
    for (const { _source } of hits.hits) {
      if (_source && seen >= part * fileSize) ids.push(_source.id);
      seen++;
      after = _source?.id;
    }
    if (hits.hits.length < pageSize) break;
  }
  return ids;
}

/** `/sitemap.xml`: the files of addresses. */
export const sitemapIndex =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const files = await withGeneration(services, "latest", async (generation) => {
      const counts = await Promise.all(
        kindNames.map(async (kind) => {
          const { count } = await services.elastic.count({
            index: generation.index(kind),
            query: kinds[kind].query,
          });
          return Array.from({ length: Math.ceil(count / fileSize) }, (_, part) => `${kind}-${part + 1}`);
        }),
      );
      return { names: ["pages-1", ...counts.flat()], release: generation.release };
    });
    const entries = files.names.map(
      (name) =>
        `<sitemap><loc>${escapeHtml(`${originOf(request, services)}/sitemaps/${name}.xml`)}</loc><lastmod>${files.release}</lastmod></sitemap>\n`,
    );
    response
      .set("Cache-Control", "public, max-age=3600")
      .type("application/xml")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</sitemapindex>
`,
      );
  };

/** `/sitemaps/genes-1.xml`: addresses of a kind. Anything else is for the next. */
export const sitemap =
  (services: Services): RequestHandler =>
  async (request, response, next) => {
    const [, kind = "", part = ""] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(request.path) ?? [];
    const known = kindNames.find((name) => name === kind);
    if (!known && !(kind === "pages" && part === "1")) {
      next();
      return;
    }
    const text = await withGeneration(services, "latest", async (generation) => {
      const paths = known
        ? (await idsOf(services.elastic, generation, known, Number(part) - 1)).map(kinds[known].path)
        : plainPaths(services);
      return paths.length === 0
        ? null
        : urlSet(
            paths.map((path) => originOf(request, services) + path),
            generation.release,
          );
    });
    if (text === null) next();
    else response.set("Cache-Control", "public, max-age=3600").type("application/xml").send(text);
  };

/** Calls and what people ask are no pages; files of releases, which catalogues list, and the pictures beside links are for all. */
const open = `User-agent: *
Disallow: /api/
Disallow: /search?
Disallow: /results/
Disallow: /compare?
Allow: /api/v1/dataset/*/files
Allow: /api/v1/dataset/*/social_card/
`;

/** Pages may be read. Sites that are not in production ask to be left alone. @param origin scheme and host of the site */
export const robotsText = (mode: "production" | "dev", origin: string): string =>
  mode === "production" ? `${open}\nSitemap: ${origin}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";

/** Answers `/robots.txt`. */
export const robots =
  (services: Services): RequestHandler =>
  (request, response) => {
    response.set("Cache-Control", "public, max-age=3600").type("text/plain");
    response.send(robotsText(services.deployment.site.deploy_mode, originOf(request, services)));
  };
