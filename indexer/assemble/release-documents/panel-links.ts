/** Links of texts that a release brings: they were written for the site that it comes from. */
import { linkTo } from "./link-to.ts";
import type { MentionKind } from "./link-to.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The address that a link leads to here; null where it leads nowhere. */
export type ResolveLink = (href: string) => string | null;

/** Whether the release has a thing. */
async function lookUp(data: ReleaseData): Promise<(kind: MentionKind, id: string) => boolean> {
  const [genes, ontology, references, alleles, gocams, subsets] = await Promise.all([
    data.genes(),
    data.ontology(),
    data.references(),
    data.alleles(),
    data.gocams(),
    data.subsets(),
  ]);
  const has: { readonly [K in MentionKind]?: (id: string) => boolean } = {
    gene: (id) => genes.find(id) !== null,
    term: (id) => ontology.terms.has(ontology.resolve(id)),
    reference: (id) => references.has(id),
    allele: (id) => alleles.has(id),
    "pathway model": (id) => gocams.has(id),
    "gene subset": (id) => subsets.has(id),
    // A text that there is leads to no mention.
    page: () => false,
  };
  return (kind, id) => has[kind]?.(id) ?? true;
}

/**
 * Links within the site that the texts were written for lead to the same page here, or, where the release or the deployment
 * does not have it, to that site.
 */
export async function linkResolver(data: ReleaseData): Promise<ResolveLink> {
  const { source_site_url: source } = data.deployment.site;
  const has = await lookUp(data);
  const texts = new Set(data.pages.map(({ path }) => path));
  const isHere = (address: string): boolean => {
    const named = linkTo("", address, texts);
    return named === undefined || has(named.kind, named.id);
  };
  return (href) => {
    if (/^(mailto:|#)/.test(href)) return href;
    // Relative addresses are of the site's root.
    const base = source ?? "https://karyon.invalid";
    const url = URL.parse(href, `${base}/`);
    if (url === null) return null;
    if (url.origin !== new URL(base).origin) return href;
    const address = `${url.pathname}${url.search}${url.hash}`;
    if (isHere(address)) return address;
    return source === null ? null : `${source}${address}`;
  };
}
