/** Queries as people ask them: phrasings written by hand around names of the loaded release, with what is right according to its records. */
import { Client } from "@elastic/elasticsearch";
import { aliasName } from "../../index-mappings/names.ts";
import type { Deployment } from "../../config/schema.ts";
import type { Random } from "../../demo/random/random.ts";
import type { Thing } from "./things.ts";
import { howTo } from "./how-to.ts";
import type { GeneFacts, NaturalClass, NaturalQuery } from "./natural-class.ts";
import { aroundClasses } from "./around-classes.ts";
import { expressionClasses } from "./expression-classes.ts";
import type { LevelRow } from "./expression-classes.ts";
import { numberClasses } from "./number-classes.ts";
import { relationClasses } from "./relation-classes.ts";
import { holders } from "./things.ts";
import { fold } from "../../api/contract/values/fold.ts";

const step = 5_000;
const columns = [
  "id",
  "name",
  "terms",
  "subsets",
  "interactions",
  "ortholog_taxonids",
  "references",
  "chromosome",
  "start",
  "end",
  "strand",
  "protein_length",
  "exon_count",
];

/** The facts of all genes, as they were loaded. */
export async function readGeneFacts(elasticsearchUrl: string, prefix: string): Promise<GeneFacts[]> {
  const client = new Client({ node: elasticsearchUrl });
  const genes: GeneFacts[] = [];
  for (let after: string | undefined; ;) {
    const { hits } = await client.search({
      index: aliasName("genes", prefix),
      size: step,
      sort: [{ id: "asc" }],
      track_total_hits: false,
      _source: false,
      docvalue_fields: columns,
      ...(after === undefined ? {} : { search_after: [after] }),
    });
    for (const { fields = {} } of hits.hits) {
      const list = (name: string): unknown[] => fields[name] ?? [];
      const texts = (name: string): string[] => list(name).map(String);
      const number = (name: string): number | null =>
        list(name).length === 0 ? null : Number(list(name)[0]);
      genes.push({
        id: texts("id")[0] ?? "",
        name: texts("name")[0] ?? null,
        terms: new Set(texts("terms")),
        subsets: new Set(texts("subsets")),
        interactions: new Set(texts("interactions")),
        taxa: new Set(list("ortholog_taxonids").map(Number)),
        references: texts("references"),
        chromosome: texts("chromosome")[0] ?? "",
        start: Number(list("start")[0] ?? 0),
        end: Number(list("end")[0] ?? 0),
        strand: texts("strand")[0] ?? "",
        proteinLength: number("protein_length"),
        exons: number("exon_count"),
      });
    }
    after = genes.at(-1)?.id;
    if (hits.hits.length < step) break;
  }
  await client.close();
  return genes;
}

/** Phrasings around one thing; `*` stands for its name. */
const questions = [
  "which genes are involved in *",
  "genes required for *",
  "what proteins are found in the *",
  "* genes",
  "show me all genes annotated to *",
  "proteins located in the *",
  "list of genes with a role in *",
];
const ofPhenotypes = [
  "mutants *",
  "* mutants",
  "deletion mutants with *",
  "genes whose deletion causes *",
  "which mutants show *",
];
const ofDiseases = [
  "genes associated with *",
  "* genes",
  "which genes are linked to *",
  "genes implicated in *",
];
const ofAlleles = ["*", "* allele", "* mutant"];
const essential = "deletion_viability_inviable";
const sets = [
  "essential * genes",
  "genes of * that are essential",
  "* and essential",
  "lethal * genes",
  "* proteins that are inviable",
];
const without = [
  "* without NAME ortholog",
  "* genes not conserved in NAME",
  "genes of * but with no ortholog in NAME",
];
const withOrtholog = ["* conserved in NAME", "* genes with an ortholog in NAME", "NAME orthologs of * genes"];
const coordinates = [
  "CHR:START-END",
  "CHR:START..END",
  "chrCHR:START-END",
  "chromosome CHR START-END",
  "genes in CHR:START-END",
];
/** The publications of a gene; itself where there are none, as methods are no papers. */
function papersOf({ id }: Thing, genes: readonly GeneFacts[]): ReadonlySet<string> {
  const references = genes.find((gene) => gene.id === id)?.references ?? [];
  const papers = references.filter((reference) => reference.startsWith("PMID:"));
  return new Set(papers.length > 0 ? papers : [id]);
}

const ofPapers = ["papers about *", "publications on *", "literature about * please"];

/** Terms with a name of plain words: what is named after a number is asked for by its id. */
const isPlain = (label: string): boolean =>
  /^[a-z][a-z -]{4,45}$/i.test(label) && !/\b(?:of|or|and|not|without|with|in)\b/.test(label);

interface Where {
  readonly things: readonly Thing[];
  readonly genes: readonly GeneFacts[];
  readonly ontologyOf: ReadonlyMap<string, string>;
  /** What expression annotations say. */
  readonly levels: readonly LevelRow[];
  readonly deployment: Pick<Deployment, "site" | "concepts" | "signposts">;
  readonly random: Random;
  /** Queries of a class. */
  readonly most: number;
}

/** All classes; those of which the release has nothing are empty. */
export function naturalClasses({
  things,
  genes,
  ontologyOf,
  levels,
  deployment,
  random,
  most,
}: Where): NaturalClass[] {
  const terms = things.filter(({ type, label }) => type === "term" && isPlain(label));
  const counts = new Map<string, number>();
  for (const gene of genes) for (const term of gene.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  // A name or synonym that several terms have asks for any of them.
  const named = holders(
    things.filter(({ type }) => type === "term"),
    "name",
    "exact synonym",
    "narrow synonym",
    "related synonym",
    "broad synonym",
  );
  const some = (name: string, all: readonly Thing[]): readonly Thing[] =>
    all.length <= most ? all : random.fork(name).sample(all, most);
  const isOf =
    (...ontologies: string[]) =>
    (thing: Thing): boolean =>
      (counts.get(thing.id) ?? 0) > 1 &&
      ontologies.some((one) => ontologyOf.get(thing.id)?.includes(one) === true);
  const ids = (fits: (gene: GeneFacts) => boolean): string[] => genes.filter(fits).map(({ id }) => id);
  const around = (name: string, phrasings: readonly string[], all: readonly Thing[]): NaturalClass => ({
    name,
    queries: some(name, all).map((thing, i): NaturalQuery => ({
      text: (phrasings[i % phrasings.length] ?? "*").replace("*", thing.label),
      wanted: named.get(fold(thing.label)) ?? new Set([thing.id]),
      count: (named.get(fold(thing.label))?.size ?? 1) > 1 ? null : (counts.get(thing.id) ?? 0),
    })),
  });
  const combined = (
    name: string,
    phrasings: readonly string[],
    fits: (gene: GeneFacts) => boolean,
    other = "",
  ): NaturalClass => ({
    name,
    queries: some(
      name,
      terms
        .filter(isOf("component", "process"))
        .filter(
          ({ id, label }) =>
            named.get(fold(label))?.size === 1 && genes.some((gene) => gene.terms.has(id) && fits(gene)),
        ),
    ).map((thing, i) => {
      const found = ids((gene) => gene.terms.has(thing.id) && fits(gene));
      return {
        text: (phrasings[i % phrasings.length] ?? "*").replace("*", thing.label).replace("NAME", other),
        wanted: new Set([...found, thing.id]),
        count: found.length,
      };
    }),
  });
  const diseases = things.filter(({ id, type }) => type === "term" && ontologyOf.get(id)?.includes("mondo"));
  const wordsOf = (name: string): string[] => fold(name).split(/[^\p{L}\d]+/u);
  const isKindOf =
    (name: string) =>
    ({ label }: Thing): boolean => {
      const words = new Set(wordsOf(label));
      return wordsOf(name).every((word) => words.has(word));
    };
  const taxon = deployment.site.organisms.find(
    ({ taxonid }) => taxonid !== deployment.site.taxonid && genes.some(({ taxa }) => taxa.has(taxonid)),
  );
  const placed = genes.filter(
    ({ chromosome, start }) =>
      start > 5_000 && deployment.site.chromosomes.slice(0, 3).some(({ id }) => id === chromosome),
  );
  const alleles = things.filter(({ type }) => type === "allele");
  const isGene = holders(
    things.filter(({ type }) => type === "gene"),
    "name",
    "synonym",
    "id",
  );
  const geneOfAllele = (id: string): string => id.replace(/:allele-\d+$/, "");
  const alleleNames = holders(alleles, "synonym", "name");
  const genesNamed = things.filter(
    ({ type, label, id }) =>
      type === "gene" && label !== id && /\d/.test(label) && isGene.get(fold(label))?.size === 1,
  );
  const withName = things.filter(
    ({ type, label, id }) =>
      type === "gene" && label !== id && genes.find((gene) => gene.id === id)?.references.length !== 0,
  );
  return [
    ...relationClasses({ genes, named: genesNamed, things, site: deployment.site, random, most }),
    ...numberClasses({ genes, named: genesNamed, site: deployment.site, random, most }),
    ...expressionClasses(levels, random, most),
    ...aroundClasses({ genes, named: genesNamed, random, most }),
    around("questions", questions, terms.filter(isOf("component", "process"))),
    around("phenotype words", ofPhenotypes, terms.filter(isOf("phenotype"))),
    {
      name: "diseases",
      queries: some("diseases", terms.filter(isOf("mondo"))).map(({ id, label }, i): NaturalQuery => {
        // Whose names say that they are kinds of it: genes are annotated to type 2 diabetes and hardly to diabetes.
        const kinds = new Set([id, ...diseases.filter(isKindOf(label)).map((kind) => kind.id)]);
        const genesOf = ids(({ terms: of }) => !kinds.isDisjointFrom(of));
        return {
          text: (ofDiseases[i % ofDiseases.length] ?? "*").replace("*", label),
          wanted: new Set([...(named.get(fold(label)) ?? []), id]),
          count: (named.get(fold(label))?.size ?? 1) > 1 ? null : genesOf.length,
        };
      }),
    },
    combined("sets", sets, ({ subsets }) => subsets.has(essential)),
    ...(taxon
      ? [
          combined(
            "sets without an ortholog",
            without,
            ({ taxa }) => !taxa.has(taxon.taxonid),
            taxon.common_name,
          ),
          combined(
            "sets with an ortholog",
            withOrtholog,
            ({ taxa }) => taxa.has(taxon.taxonid),
            taxon.common_name,
          ),
        ]
      : []),
    {
      name: "coordinates",
      queries: (placed.length <= most ? placed : random.fork("coordinates").sample(placed, most)).map(
        ({ chromosome, start, end }, i) => {
          const [from, to] = [start - 4_000, end + 4_000];
          const found = ids((gene) => gene.chromosome === chromosome && gene.start <= to && gene.end >= from);
          const text = (coordinates[i % coordinates.length] ?? "")
            .replace("CHR", chromosome)
            .replace("START", String(from))
            .replace("END", String(to));
          return { text, wanted: new Set(found), count: found.length };
        },
      ),
    },
    {
      name: "alleles",
      queries: some(
        "alleles",
        alleles.filter(({ label }) => /\d/.test(label) && !isGene.has(fold(label))),
      ).flatMap((allele, i): NaturalQuery[] => {
        const text =
          allele.texts.get("synonym")?.find((one) => /\d/.test(one) && !isGene.has(fold(one))) ??
          allele.label;
        const holding = alleleNames.get(fold(text)) ?? new Set([allele.id]);
        return [
          {
            text: text.includes(" ") ? text : (ofAlleles[i % 1] ?? "*").replace("*", text),
            wanted: new Set([...holding].map(geneOfAllele)),
            count: null,
          },
        ];
      }),
    },
    {
      name: "abbreviations",
      queries: deployment.concepts
        .filter(({ id }) => counts.has(id))
        .flatMap(({ words, id }) =>
          words
            .slice(0, 1)
            .map((text) => ({ text: `${text} genes`, wanted: new Set([id]), count: counts.get(id) ?? 0 })),
        ),
    },
    {
      name: "how to",
      queries: howTo
        .filter(([, url]) => deployment.signposts.some((one) => one.url === url))
        .map(([text, url]) => ({ text, wanted: new Set([url]), count: null })),
    },
    {
      name: "papers about a gene",
      queries: some("papers", withName).map((thing, i) => ({
        text: (ofPapers[i % ofPapers.length] ?? "*").replace("*", thing.label),
        wanted: papersOf(thing, genes),
        count: null,
      })),
    },
  ];
}
