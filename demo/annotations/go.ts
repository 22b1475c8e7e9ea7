import { database, label, organism, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { Term } from "../ontology/obo.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";
import { goEvidence, supportOf } from "./go-evidence.ts";
import type { EvidenceSupport, GoEvidence } from "./go-evidence.ts";

type Aspect = "P" | "F" | "C";
const relations: Readonly<Record<Aspect, readonly string[]>> = {
  F: ["enables", "enables", "enables", "enables", "contributes_to"],
  P: ["involved_in", "involved_in", "involved_in", "involved_in", "acts_upstream_of_or_within"],
  C: ["is_active_in", "is_active_in", "is_active_in", "located_in"],
};
const productTypes: Readonly<Record<string, string>> = {
  "protein coding gene": "protein",
  "tRNA gene": "tRNA",
  "rRNA gene": "rRNA",
  "snRNA gene": "snRNA",
  "snoRNA gene": "snoRNA",
};
const aspectNames = { F: "molecular_function", P: "biological_process", C: "cellular_component" } as const;

export interface GoFiles {
  readonly gaf: DatasetFile;
  readonly extended: DatasetFile;
}

/** The comment lines that a GAF file begins with. */
export function gafHeader(release: string): string {
  return `!gaf-version: 2.2\n!generated-by: ${database}\n!date-generated: ${release}\n!remark: synthetic demo data about a made-up organism\n`;
}

interface GoAnnotation {
  readonly aspect: Aspect;
  readonly term: Term;
  readonly evidence: GoEvidence;
  readonly relation: string;
}

/** Writes an annotation as a row of the GAF file, and some with what only the table of extensions says. */
function writeAnnotation(
  files: GoFiles,
  context: Context,
  plan: GenePlan,
  random: Random,
  { aspect, term, evidence, relation, support }: GoAnnotation & { readonly support: EvidenceSupport },
): void {
  const { reference, withFrom, assignedBy } = support;
  const isPublished = reference.startsWith("PMID:");
  const negative = evidence !== "ND" && random.chance(0.015) ? "NOT|" : "";
  const extended = isPublished && random.chance(0.25) ? extension(context, plan, aspect, random) : "";
  const date = context.references.curated(reference, context.lastYear, random);
  files.gaf.row(
    database,
    plan.id,
    label(plan),
    negative + relation,
    term.id,
    reference,
    evidence,
    withFrom,
    aspect,
    plan.product,
    "",
    productTypes[plan.type] ?? "ncRNA",
    `taxon:${organism.taxonid}`,
    date.replaceAll("-", ""),
    assignedBy,
    extended,
    extended && random.chance(0.1) && plan.uniprot ? `UniProtKB:${plan.uniprot}` : "",
  );
  if (/^(IDA|EXP|IMP|IPI|IGI)$/.test(evidence) && isPublished && !negative && random.chance(0.3))
    files.extended.row(
      plan.id,
      plan.name,
      aspectNames[aspect],
      term.id,
      term.name,
      reference,
      evidence,
      extension(context, plan, aspect, random),
      random.pick([
        "",
        `(Fig. ${random.between(1, 7)}${random.pick(["A", "B", "C", "D"])})`,
        "shown in three independent experiments (Table S2)",
      ]),
    );
}

/** GO annotations of one gene: as many as its fame asks for, about its function, theme and places. */
export function writeGoAnnotations(files: GoFiles, context: Context, plan: GenePlan, random: Random): void {
  const { go } = context;
  const topics = topicsOf(context, plan, random);
  const seen = new Set<string>();
  const write = (
    aspect: Aspect,
    term: Term,
    evidence = goEvidence(random),
    relation = random.pick(relations[aspect]),
  ): void => {
    const support = supportOf(evidence, context, plan, random);
    const key = `${term.id} ${evidence} ${support.reference}`;
    if (seen.has(key)) return;
    seen.add(key);
    writeAnnotation(files, context, plan, random, { aspect, term, evidence, relation, support });
  };

  if (topics.P.length === 0 && topics.F.length === 0) {
    if (plan.type === "protein coding gene")
      for (const aspect of ["P", "F"] as const) write(aspect, go.roots[aspect], "ND");
    if (plan.type === "protein coding gene" || random.chance(0.3))
      for (const component of topics.C.slice(0, 1)) write("C", component);
    return;
  }
  for (const aspect of ["F", "P", "C"] as const) if (topics[aspect][0]) write(aspect, topics[aspect][0]);
  const complex = context.complexOf.get(plan.index);
  if (complex) write("C", complex, random.pick(["IDA", "IPI", "ISO"]), "part_of");
  const more = Math.round(2 + plan.fame);
  for (let i = 0; i < more; i++) {
    const aspect = random.pick(["P", "P", "F", "C"] as const);
    const term = topics[aspect].length > 0 ? random.pick(topics[aspect]) : undefined;
    if (term) write(aspect, term);
  }
}

/** Terms that fit a gene, the most telling first. */
function topicsOf({ go }: Context, plan: GenePlan, random: Random): Record<Aspect, readonly Term[]> {
  const cytosol = [go.named("cytosol")];
  if (plan.type === "rRNA gene")
    return {
      P: go.processes.get("translation")?.slice(0, 1) ?? [],
      F: [go.named("structural constituent of ribosome")],
      C: cytosol,
    };
  if (plan.type === "tRNA gene")
    return { P: go.processes.get("translation")?.slice(1, 3) ?? [], F: [], C: cytosol };
  if (plan.type === "snRNA gene")
    return { P: go.processes.get("mRNA splicing")?.slice(0, 1) ?? [], F: [], C: [go.named("nucleus")] };
  if (plan.type === "snoRNA gene")
    return { P: go.processes.get("rRNA processing")?.slice(0, 1) ?? [], F: [], C: [go.named("nucleolus")] };
  if (plan.chromosome === "mitochondrial" && plan.type === "protein coding gene") {
    return {
      P: go.processes.get("mitochondrion")?.slice(0, 2) ?? [],
      F: [go.named("electron transfer activity")],
      C: [go.named("mitochondrial inner membrane")],
    };
  }
  if (!plan.family)
    return {
      P: [],
      F: [],
      C: [
        random.pick([
          go.named("nucleus"),
          go.named("cytoplasm"),
          go.named("mitochondrion"),
          go.named("plasma membrane"),
        ]),
      ],
    };
  const themes = [plan.theme, plan.theme, random.pick(plan.family.themes)];
  return {
    P: themes.flatMap((theme) => go.processes.get(theme) ?? []),
    F: plan.family.functions.map((name) => go.named(name.replace("{molecule}", plan.theme))),
    C: [...plan.family.components.map((name) => go.named(name)), go.named("nucleus"), go.named("cytosol")],
  };
}

/** One or two relations with a gene or a term; commas join. */
function extension(context: Context, plan: GenePlan, aspect: Aspect, random: Random): string {
  const other = partner(context, plan, random);
  const process = random.pick(context.go.processes.get(plan.theme) ?? [context.go.roots.P]);
  const parts = [
    ...(aspect === "F" && other ? [`has_input(${database}:${other.id})`] : []),
    ...(aspect === "F" ? [`part_of(${process.id})`] : []),
    `${aspect === "C" ? "exists_during" : "happens_during"}(${random.pick(context.go.phases).id})`,
    ...(aspect === "P" ? [`occurs_in(${context.go.named("nucleus").id})`] : []),
  ];
  return random.sample(parts, random.chance(0.25) ? 2 : 1).join(",");
}
