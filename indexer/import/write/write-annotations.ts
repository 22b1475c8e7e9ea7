/** Writes GO annotations, other statements about genes, and the papers that they cite. */
import type { AnnotationRow } from "../annotations/annotation-row.ts";
import type { DomainRows } from "../tables/read-interproscan.ts";
import type { Pairs } from "../tables/read-tables.ts";
import type { Source } from "../sources/open-source.ts";
import { originOf } from "./origin.ts";
import type { ReleaseWriter } from "./release-writer.ts";

/** All that the sources say of genes. */
export interface Statements extends Pairs {
  readonly annotations: readonly AnnotationRow[];
  readonly domains: readonly DomainRows[];
}

/** A data set for each kind of statement that there is. */
export async function writeStatements(
  writer: ReleaseWriter,
  sources: readonly Source[],
  { annotations, orthologs, paralogs, interactions, terms, domains }: Statements,
): Promise<void> {
  if (annotations.length > 0)
    await writer.table(
      {
        id: "go-annotations",
        entity: "go-annotation",
        path: "annotations/go.gaf.gz",
        ...originOf(sources, "gaf", "gpad"),
      },
      "gaf-2.2",
      annotations,
    );
  if (terms.length > 0)
    await writer.table(
      {
        id: "phenotype-pairs",
        entity: "phenotype-annotation",
        path: "annotations/phenotype_pairs.tsv.gz",
        ...originOf(sources, "pairs"),
      },
      "gene-term-pairs",
      terms,
    );
  for (const [taxonid, rows] of Map.groupBy(orthologs, (row) => row.taxonid ?? ""))
    await writer.table(
      {
        id: `orthologs-${taxonid}`,
        entity: "ortholog",
        path: `orthologs/${taxonid}.tsv.gz`,
        ...originOf(sources),
        source: rows[0]?.source ?? "",
      },
      "orthologs",
      rows,
    );
  await writePairs(writer, sources, { paralogs, interactions });
  await writeDomains(writer, sources, domains);
  await writeReferences(writer, sources, [
    ...annotations.flatMap(({ references }) => references.match(/\bPMID:\d+/g) ?? []),
    ...interactions.flatMap(({ reference = "" }) => (reference === "" ? [] : [reference])),
  ]);
}

/** What is said of two genes of the organism. */
async function writePairs(
  writer: ReleaseWriter,
  sources: readonly Source[],
  { paralogs, interactions }: Pick<Pairs, "paralogs" | "interactions">,
): Promise<void> {
  if (paralogs.length > 0)
    await writer.table(
      {
        id: "paralogs",
        entity: "paralog",
        path: "orthologs/paralogs.tsv.gz",
        ...originOf(sources, "orthoxml"),
      },
      "paralogs",
      paralogs,
    );
  if (interactions.length > 0)
    await writer.table(
      {
        id: "interactions",
        entity: "interaction",
        path: "interactions/interactions.tsv.gz",
        ...originOf(sources, "mitab"),
      },
      "interactions",
      interactions,
    );
}

async function writeDomains(
  writer: ReleaseWriter,
  sources: readonly Source[],
  files: readonly DomainRows[],
): Promise<void> {
  if (files.length === 0) return;
  const origin = originOf(sources, "interproscan");
  const names = new Map(files.flatMap((file) => file.names.map((row) => [row.id ?? "", row] as const)));
  await writer.table(
    { id: "protein-domains", entity: "protein-feature", path: "domains/domains.tsv.gz", ...origin },
    "protein-domains",
    files.flatMap((file) => file.domains),
  );
  await writer.table(
    { id: "domain-names", entity: "protein-domain-name", path: "domains/names.tsv.gz", ...origin },
    "domain-names",
    [...names.values()],
  );
}

/** The ids of the papers; a table of references among the sources says more, and takes the place of this. */
async function writeReferences(
  writer: ReleaseWriter,
  sources: readonly Source[],
  cited: readonly string[],
): Promise<void> {
  if (writer.datasets.some(({ format }) => format === "references")) return;
  const ids = new Set(cited);
  if (ids.size === 0) return;
  await writer.table(
    {
      id: "references",
      entity: "reference",
      path: "references/references.tsv.gz",
      ...originOf(sources, "gaf", "gpad", "mitab"),
      note: "DERIVED: ids of the papers that annotations cite",
    },
    "references",
    [...ids].toSorted().map((id) => ({ id })),
  );
}
