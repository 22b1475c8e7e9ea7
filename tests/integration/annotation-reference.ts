/** What annotation tables have to hold, worked out row by row in the plainest way. */
import type { AnnotationFilter, AnnotationType, Deployment, RecordedOf } from "../../config/schema.ts";
import type { Annotation } from "../../indexer/assemble/annotations/annotation.ts";
import type { Interaction } from "../../indexer/assemble/annotations/interactions.ts";
import type { Ontology } from "../../indexer/assemble/joins/ontology.ts";
import type { Slim } from "../../indexer/assemble/joins/slims.ts";
import type { ReleaseData } from "../../indexer/assemble/index.ts";

export interface Row {
  readonly id: string;
  readonly type: string;
  readonly genes: readonly string[];
  readonly annotation: Annotation | null;
  readonly interaction: Interaction | null;
}

export interface Subject {
  readonly kind: "gene" | "term" | "reference" | "genotype" | "allele";
  readonly id: string;
}

export type Choices = Readonly<Record<string, readonly string[]>>;

export interface Reference {
  readonly rows: readonly Row[];
  /** Rows that the tables of a type are made of. */
  rowsIn(type: string): readonly Row[];
  readonly deployment: Deployment;
  /** Options that a filter can have on a page, in any order. */
  optionsOf(filter: string, type: AnnotationType, subject: Subject): string[];
  /** Whether a filter shows only options with rows. */
  isOpen(filter: string): boolean;
  rowsOf(subject: Subject, type: string): Row[];
  /** Whether the row matches one value of each filter, and none that is left out (`!value`). */
  passes(row: Row, choices: Choices): boolean;
}

/** Answers questions about annotation tables row by row from the files of a release, as plainly as can be. */
export async function plainReference(data: ReleaseData): Promise<Reference> {
  const [annotations, interactions, ontology, slims] = await Promise.all([
    data.annotations(),
    data.interactions(),
    data.ontology(),
    data.slims(),
  ]);
  const { deployment } = data;
  const rows: Row[] = [
    ...annotations.map((annotation) => ({
      id: annotation.id,
      type: annotation.type,
      genes: annotation.genes,
      annotation,
      interaction: null,
    })),
    ...interactions.map((one) => ({
      id: one.id,
      type: one.type,
      genes: [...new Set([one.geneA, one.geneB])],
      annotation: null,
      interaction: one,
    })),
  ];
  const ofType = Map.groupBy(rows, ({ type }) => type);
  for (const type of detailTypes)
    ofType.set(
      type,
      rows.filter((row) => detailSubjects(row, type).length > 0),
    );
  const rowsIn = (type: string): readonly Row[] => ofType.get(type) ?? [];
  const typeWith = (type: string) => deployment.annotationTypes.find(({ id }) => id === type);
  const slimOf = (type: string): Slim | undefined => slims.find(({ name }) => name === typeWith(type)?.slim);
  return {
    rows,
    rowsIn,
    deployment,
    optionsOf(filter, type, subject) {
      const described = deployment.annotationFilters[filter]!;
      if (described.filter_type === "recorded")
        return [
          ...new Set(
            annotations
              .filter((one) => typeWith(one.type)?.filters.includes(filter))
              .flatMap((one) => recordedIn(one, described.recorded, ontology)),
          ),
        ];
      if (described.filter_type === "child")
        return [...ontology.terms.values()]
          .filter(({ parents, isObsolete }) => !isObsolete && parents.some(({ id }) => id === subject.id))
          .map(({ id }) => id);
      return valuesOf(described, slimOf(type.id));
    },
    isOpen: (filter) => ["recorded", "child"].includes(deployment.annotationFilters[filter]!.filter_type),
    rowsOf: (subject, type) =>
      rowsIn(type).filter((row) =>
        isDetailTable(type) ? isShownBy(row, type, subject, ontology) : isAbout(row, subject, ontology),
      ),
    passes: (row, choices) =>
      Object.entries(choices).every(([filter, values]) => {
        const has = (value: string) => isIn(row, deployment.annotationFilters[filter]!, value, ontology);
        const within = values.filter((value) => !value.startsWith("!"));
        const out = values.filter((value) => value.startsWith("!"));
        return (within.length === 0 || within.some(has)) && !out.some((value) => has(value.slice(1)));
      }),
  };
}

const detailTypes = [
  "double_mutant_genetic_interactions",
  "rescue_genetic_interactions",
  "single_allele_genetic_interactions",
];
/** Whether a table lists interactions by what showed them. */
export const isDetailTable = (type: string): boolean => detailTypes.includes(type);

/** The genotypes and terms that are named as what showed an interaction, in one of the tables that show it by them. */
export function detailSubjects({ interaction }: Row, type: string): Subject[] {
  if (interaction?.type !== "genetic_interactions") return [];
  const { doubleMutant, rescued } = interaction;
  const [genotype, term] =
    {
      double_mutant_genetic_interactions: [doubleMutant?.genotype?.id, doubleMutant?.phenotype],
      rescue_genetic_interactions: [rescued?.genotype?.id, null],
      single_allele_genetic_interactions: [null, rescued?.phenotype],
    }[type] ?? [];
  return [
    ...(genotype ? [{ kind: "genotype" as const, id: genotype }] : []),
    ...(term ? [{ kind: "term" as const, id: term }] : []),
  ];
}

const isShownBy = (row: Row, type: string, subject: Subject, ontology: Ontology): boolean =>
  detailSubjects(row, type).some(
    ({ kind, id }) =>
      kind === subject.kind && (kind === "term" ? isBelow(id, subject.id, ontology) : id === subject.id),
  );

/** The term itself and all above it over is_a and part_of; an obsolete term is alone. */
function isBelow(term: string, above: string, ontology: Ontology, isStart = true): boolean {
  const { terms, resolve } = ontology;
  if (resolve(term) === resolve(above)) return true;
  const known = terms.get(resolve(term));
  if (!known || (isStart && known.isObsolete)) return false;
  const answers = answersAbout.get(above) ?? new Map<string, boolean>();
  answersAbout.set(above, answers);
  const answer =
    answers.get(term) ??
    known.parents.some(
      ({ relation, id }) =>
        (relation === "is_a" || relation === "part_of") && isBelow(id, above, ontology, false),
    );
  answers.set(term, answer);
  return answer;
}

/** Worked out once: whether terms are below a term, by that term. */
const answersAbout = new Map<string, Map<string, boolean>>();

function isAbout(
  { genes, annotation, interaction }: Row,
  { kind, id }: Subject,
  ontology: Ontology,
): boolean {
  switch (kind) {
    case "gene":
      return genes.includes(id);
    case "term":
      return (
        annotation !== null &&
        !annotation.isNot &&
        annotation.term !== null &&
        isBelow(annotation.term, id, ontology)
      );
    case "reference":
      return (annotation ?? interaction)?.reference === id;
    case "genotype":
      return annotation?.genotype?.id === id;
    case "allele":
      return annotation?.genotype?.alleleIds.includes(id) ?? false;
  }
}

function valuesOf(filter: AnnotationFilter, slim: Slim | undefined): string[] {
  switch (filter.filter_type) {
    case "ploidiness":
      return ["haploid", "diploid", "not_recorded"];
    case "slim":
      return [...(slim?.terms.keys() ?? [])];
    case "term":
      return filter.term_categories.map(({ value }) => value);
    case "evidence":
      return [...filter.evidence_categories.map(({ value }) => value), "not_recorded"];
    case "throughput":
      return [...filter.throughput_categories.map(({ value }) => value), "not_recorded"];
    case "extension":
      return filter.extension_categories.map(({ value }) => value);
    case "recorded":
    case "child":
      return [];
  }
}

/** What an annotation records of one kind; "not_recorded" for nothing. */
function recordedIn(
  { genotype, conditions, background, extension }: Annotation,
  of: RecordedOf,
  ontology: Ontology,
): string[] {
  const expressed = genotype?.loci.flatMap((locus) => locus.expressed) ?? [];
  const measured = extension
    .filter(({ relation }) => relation === `has_${of}`)
    .map(({ target }) => (/^\d+%$/.test(target) ? "number" : target.replace(/\([-+\d.eE]+\)$/, "")));
  const values = {
    condition: conditions.map(({ term }) => ontology.resolve(term)),
    allele_type: expressed.map(({ allele }) => allele.type),
    expression: expressed.map(({ expression }) => expression),
    background: [background],
    severity: measured,
    penetrance: measured,
  }[of].flatMap((value) => (value === null || value === "" ? [] : [value]));
  return values.length > 0 ? values : ["not_recorded"];
}

function isIn(
  { annotation, interaction }: Row,
  filter: AnnotationFilter,
  value: string,
  ontology: Ontology,
): boolean {
  const evidence = (annotation ?? interaction)?.evidence ?? null;
  const isUnder = (term: string | null | undefined, terms: readonly string[]): boolean =>
    term != null && terms.some((one) => isBelow(term, one, ontology));
  switch (filter.filter_type) {
    case "ploidiness":
      return (annotation?.genotype?.ploidy ?? "not_recorded") === value;
    case "recorded":
      return annotation
        ? recordedIn(annotation, filter.recorded, ontology).includes(value)
        : value === "not_recorded";
    case "child":
      return annotation?.isNot === false && isUnder(annotation.term, [value]);
    case "slim":
      return isUnder(annotation?.term, [value]);
    case "term":
      return isUnder(annotation?.term, filter.term_categories.find((one) => one.value === value)!.terms);
    case "throughput":
      if (value === "not_recorded") return (annotation ?? interaction)?.throughput == null;
      return filter.throughput_categories
        .find((one) => one.value === value)!
        .throughput.split("|")
        .includes((annotation ?? interaction)?.throughput ?? "");
    case "extension": {
      const { terms } = filter.extension_categories.find((one) => one.value === value)!;
      return (
        annotation?.extension.some(
          ({ relation, target }) =>
            filter.extension_rel_type_names.includes(relation) && isUnder(target, terms),
        ) ?? false
      );
    }
    case "evidence": {
      if (value === "not_recorded") return evidence === null;
      const codes = filter.evidence_categories.find((one) => one.value === value)!.evidence;
      const given =
        evidence === null ? [] : [evidence, ontology.short(evidence).name].map((text) => text.toLowerCase());
      return given.some((text) =>
        codes.some((one) => text === one.toLowerCase() || text === `${one.toLowerCase()} evidence`),
      );
    }
  }
}
