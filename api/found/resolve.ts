/** `/id/{prefix}:{local}`: identifiers as registries write them lead to the pages of what they stand for. */
import type { Request, RequestHandler } from "express";
import type { Deployment } from "../../config/schema.ts";
import type { PageKind } from "../../index-mappings/page-store.ts";
import { entityPath } from "../contract/values/entity-path.ts";
import { findMeantPage } from "../pages/find-page.ts";
import { withGeneration } from "../generation/choose.ts";
import { errorToProblem } from "../http/error-to-problem.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";

/** Names of databases whose ids are those of this site's genes. */
const ownPrefixes = ({ search, site }: Deployment): string[] =>
  [...search.database_prefixes, site.database_name, "uniprotkb", "uniprot"].map((name) => name.toLowerCase());

/** Kinds of things in the order in which an id is looked for, as it is spelt or without its prefix. */
function candidates(curie: string, deployment: Deployment): readonly (readonly [PageKind, string])[] {
  const [, prefix = "", local = ""] = /^([^:]+):(.+)$/.exec(curie) ?? [];
  const upper = `${prefix.toUpperCase()}:${local}`;
  if (/^(pmid|pubmed)$/i.test(prefix)) return [["reference", `PMID:${local}`]];
  if (/^go_ref$/i.test(prefix)) return [["reference", upper]];
  if (/^gomodel$/i.test(prefix)) return [["gocam", local]];
  // Ids of alleles and genotypes have a colon of their own.
  const spelt = [
    ["term", curie],
    ["term", upper],
    ["allele", curie],
    ["genotype", curie],
  ] as const;
  return ownPrefixes(deployment).includes(prefix.toLowerCase())
    ? [["gene", local], ["allele", local], ["genotype", local], ...spelt]
    : spelt;
}

/** The page of an identifier; null when the release has nothing of it. */
async function pageOf(
  curie: string,
  services: Services,
  generation: LoadedGeneration,
): Promise<string | null> {
  for (const [kind, id] of candidates(curie, services.deployment)) {
    const page = id === "" ? null : await findMeantPage(kind, id, services, generation);
    if (page) return entityPath(kind, page.id);
  }
  return null;
}

/** Whether a request would rather have a page than what programs read. */
const asksForPage = (request: Request): boolean => request.accepts(["json", "html"]) === "html";

/**
 * Leads on with 302: which page it is may change with a release. What is not known is for the next, and so are readers while a part
 * of the server is away: its page says so, and goes on when it is back.
 */
export const resolveId =
  (services: Services): RequestHandler =>
  async (request, response, next) => {
    let curie = "";
    try {
      curie = decodeURIComponent(request.path.replace(/^\/id\//, "").replace(/\/+$/, ""));
    } catch {
      next();
      return;
    }
    const page = await withGeneration(services, "latest", (generation) =>
      pageOf(curie, services, generation),
    ).catch((error: unknown) => {
      response.vary("Accept");
      if (errorToProblem(error).status === 503 && asksForPage(request)) return null;
      throw error;
    });
    if (page === null) next();
    else response.set("Cache-Control", "public, max-age=600").redirect(302, page);
  };
