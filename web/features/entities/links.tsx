/** Links to the pages of entities, each with the name that it has everywhere. */
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type {
  AlleleShort,
  GeneShort,
  GenotypeShort,
  GocamShort,
  ReferenceShort,
  TermShort,
} from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { about } from "./about.ts";
import { cutAtWord } from "../../shared/format/cut.ts";
import { Glyph } from "./Glyph.tsx";
import { PageLink } from "../../shared/ui/PageLink.tsx";

interface WithGlyph {
  /** The sign of its kind, in lists of several kinds and in first columns. */
  readonly glyph?: boolean;
}

/** The name in italics, or the id upright where there is no name. */
export const GeneName = ({ gene }: { readonly gene: Pick<GeneShort, "uniquename" | "name"> }) =>
  gene.name ? <i>{gene.name}</i> : <span className="id">{gene.uniquename}</span>;

/** A gene by its name, else its id. */
export const GeneLink = ({
  gene,
  glyph = false,
}: WithGlyph & { readonly gene: Pick<GeneShort, "uniquename" | "name"> }) => (
  <PageLink className="ent" to={urls.gene(gene.uniquename)} {...about("gene", gene.uniquename)}>
    {glyph && <Glyph type="gene" />}
    <GeneName gene={gene} />
  </PageLink>
);

/** A term by its name. */
export const TermLink = ({
  term,
  glyph = false,
}: WithGlyph & {
  readonly term: Pick<TermShort, "termid" | "name"> & { readonly is_obsolete?: boolean };
}) => (
  <>
    <PageLink to={urls.term(term.termid)} {...about("term", term.termid)}>
      {glyph && <Glyph type="term" />}
      {term.name || term.termid}
    </PageLink>
    {term.is_obsolete && <span className="muted"> (obsolete)</span>}
  </>
);

const referenceTitleLength = 60;

/** "Gao J et al. (2009)", or the title, or the id, as much as is known. */
function referenceText(reference: ReferenceShort): string {
  if (reference.authors_abbrev)
    return reference.publication_year === null
      ? reference.authors_abbrev
      : `${reference.authors_abbrev} (${reference.publication_year})`;
  return reference.title ? cutAtWord(reference.title, referenceTitleLength) : reference.uniquename;
}

/** A publication by its first author and year. */
export const ReferenceLink = ({
  reference,
  glyph = false,
}: WithGlyph & { readonly reference: ReferenceShort }) => (
  <PageLink
    className="ent"
    to={urls.reference(reference.uniquename)}
    {...about("reference", reference.uniquename)}
  >
    {glyph && <Glyph type="reference" />}
    {referenceText(reference)}
  </PageLink>
);

/** Characters from which on the name of a genotype is broken into lines. */
const longGenotype = 50;

/** A genotype by its alleles. */
export const GenotypeLink = ({
  genotype,
  glyph = false,
}: WithGlyph & { readonly genotype: GenotypeShort }) => (
  <PageLink
    className={genotype.display_name.length < longGenotype ? "ent ent--short" : "ent ent--wrap"}
    to={urls.genotype(genotype.display_uniquename)}
    {...about("genotype", genotype.display_uniquename)}
  >
    {glyph && <Glyph type="genotype" />}
    <i>{genotype.display_name}</i>
  </PageLink>
);

/** A pathway model by its title. */
export const GocamLink = ({ model, glyph = false }: WithGlyph & { readonly model: GocamShort }) => (
  <PageLink to={urls.gocam(model.gocam_id)} {...about("gocam", model.gocam_id)}>
    {glyph && <Glyph type="gocam" />}
    {model.title || model.gocam_id}
  </PageLink>
);

/** Allele pages are linked only outside production. */
export function AlleleLink({ allele, glyph = false }: WithGlyph & { readonly allele: AlleleShort }) {
  const isProduction = useDeployment().site.deploy_mode === "production";
  const name = (
    <>
      {glyph && <Glyph type="allele" />}
      <i>{allele.name ?? allele.uniquename}</i>
    </>
  );
  return isProduction ? (
    <span className="ent ent--wrap">{name}</span>
  ) : (
    <PageLink
      className="ent ent--wrap"
      to={urls.allele(allele.uniquename)}
      {...about("allele", allele.uniquename)}
    >
      {name}
    </PageLink>
  );
}

/** A link to another site, marked as such. */
export const OtherSite = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a className="ent" href={to} rel="noopener">
    {children} <ExternalLink className="icon" aria-label="(other site)" />
  </a>
);

/** Parts with commas, or another sign, between them. */
export const Listed = ({
  parts,
  between = ", ",
}: {
  readonly parts: readonly { readonly key: string; readonly part: ReactNode }[];
  readonly between?: string;
}) =>
  parts.map(({ key, part }, index) => (
    <span key={key}>
      {index > 0 && between}
      {part}
    </span>
  ));
