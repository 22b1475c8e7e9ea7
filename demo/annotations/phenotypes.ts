import { database, label, organism, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { deletionName } from "../entities/alleles.ts";
import type { Allele } from "../entities/alleles.ts";
import type { Term } from "../ontology/obo.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { Random } from "../random/random.ts";
import type { DatasetFile } from "../writer/release-writer.ts";

export interface PhenotypeFiles {
  readonly phaf: DatasetFile;
  readonly pairs: DatasetFile;
}

/** The parts of a row that all rows of one genotype share. */
interface Observation {
  readonly term: Term;
  readonly evidence: string;
  readonly conditions: string;
  readonly penetrance: string;
  readonly severity: string;
  readonly extension: string;
  readonly reference: string;
  readonly date: string;
}

interface AlleleUse {
  readonly plan: GenePlan;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly synonyms: readonly string[];
  /** Null, Wild type product level, Overexpression, Knockdown, Not assayed */
  readonly expression: string;
}

const evidenceCodes = ["ECO:0001563", "ECO:0005004", "ECO:0001098", "ECO:0000314", "ECO:0000315"] as const;

interface Genotype {
  /** "" for a single locus */
  readonly name?: string;
  readonly ploidy?: "haploid" | "diploid" | "homozygous diploid";
}

/** What the rows of one gene are made of. */
interface GenePhenotypes {
  readonly context: Context;
  readonly plan: GenePlan;
  readonly alleles: readonly Allele[];
  readonly random: Random;
  readonly row: (use: AlleleUse, seen: Observation, genotype?: Genotype) => void;
}

/** Phenotypes of one gene: single-locus rows of its alleles, then genotypes of two genes and of two copies. */
export function writePhenotypes(
  files: PhenotypeFiles,
  context: Context,
  plan: GenePlan,
  alleles: readonly Allele[],
  random: Random,
): void {
  const row: GenePhenotypes["row"] = (use, seen, { name = "", ploidy = "haploid" } = {}) =>
    files.phaf.row(
      database,
      use.plan.id,
      seen.term.id,
      use.description,
      use.expression,
      "KEX001 h-",
      random.chance(0.15) ? "leu1-32 ura4-D18" : "",
      name,
      use.plan.name,
      use.name,
      use.synonyms.join("|"),
      use.type,
      seen.evidence,
      seen.conditions,
      seen.penetrance,
      seen.severity,
      seen.extension,
      seen.reference,
      organism.taxonid,
      seen.date,
      ploidy,
    );
  const gene: GenePhenotypes = { context, plan, alleles, random, row };
  writeScreens(gene);
  for (let i = alleles.length === 0 ? Infinity : 0; i < Math.round(plan.fame * 0.9); i++)
    row(use(plan, random.pick(alleles), random), observation(context, plan, random));
  const mutants = alleles.filter(({ type }) => type !== "wild_type");
  if (mutants.length > 0) {
    for (let i = 0; i < Math.round(plan.fame / 6); i++) writeDoubleMutant(gene, mutants);
    for (let i = 0; i < Math.round(plan.fame / 20); i++) writeDiploid(gene, mutants);
  }
  const { phenotypes } = context;
  const own = phenotypes.byTheme.get(plan.theme) ?? [];
  const pairs =
    plan.type === "protein coding gene"
      ? random.sample([...own, ...phenotypes.general], random.between(1, 5))
      : [];
  for (const term of pairs) files.pairs.row(plan.id, term.id);
}

/** What screens of all deletions found: whether cells live, and how they grow with a substance. */
function writeScreens({ context, plan, alleles, random, row }: GenePhenotypes): void {
  const { phenotypes, references } = context;
  const deletion = alleles.find(({ type }) => type === "deletion");
  if (!deletion) return;
  const screened = (term: Term, hot: boolean): Observation => ({
    term,
    evidence: "ECO:0005004",
    conditions: conditions(context, random, null, hot),
    penetrance: "",
    severity: "",
    extension: "",
    reference: references.large("deletions"),
    date: `${context.lastYear}-05-14`,
  });
  const dependsOnHeat = plan.viability === "condition-dependent";
  if (plan.viability === "viable" || dependsOnHeat)
    row(use(plan, deletion), screened(phenotypes.viable, false));
  if (plan.viability === "inviable" || dependsOnHeat)
    row(use(plan, deletion), screened(phenotypes.inviable, dependsOnHeat));
  const [substance] = random.pick([...phenotypes.bySubstance]);
  if (plan.viability !== "viable") return;
  row(use(plan, deletion), {
    ...screened(random.pick(phenotypes.bySubstance.get(substance) ?? phenotypes.general), false),
    conditions: conditions(context, random, substance, false),
    severity: random.chance(0.5) ? `fitness_log2(${(random.next() * 1.2 - 0.8).toFixed(3)})` : "low",
    reference: references.large("fitness"),
    date: `${context.lastYear}-03-02`,
  });
}

/** A mutant with the deletion of another gene. */
function writeDoubleMutant(gene: GenePhenotypes, mutants: readonly Allele[]): void {
  const { context, plan, random, row } = gene;
  const other = partner(context, plan, random);
  if (!other) return;
  const mine = use(plan, random.pick(mutants));
  const theirs: AlleleUse = {
    plan: other,
    name: deletionName(other),
    type: "deletion",
    description: "deletion",
    synonyms: [],
    expression: "Null",
  };
  const seen = random.chance(0.3)
    ? { ...observation(context, plan, random), term: context.phenotypes.inviable }
    : observation(context, plan, random);
  const name = `${mine.name} ${theirs.name}`;
  row(mine, seen, { name });
  row(theirs, seen, { name });
}

/** A mutant in both copies of a diploid, or in one of them. */
function writeDiploid({ context, plan, random, row }: GenePhenotypes, mutants: readonly Allele[]): void {
  const mine = use(plan, random.pick(mutants));
  const seen = observation(context, plan, random);
  if (random.chance(0.5))
    return row(mine, seen, { name: `${mine.name}/${mine.name}`, ploidy: "homozygous diploid" });
  const wildType: AlleleUse = {
    plan,
    name: `${label(plan)}+`,
    type: "wild_type",
    description: "wild type",
    synonyms: [],
    expression: "Wild type product level",
  };
  const genotype = { name: `${mine.name}/${wildType.name}`, ploidy: "diploid" } as const;
  row(mine, seen, genotype);
  row(wildType, seen, genotype);
}

/** How an allele stands in a genotype; with `random` a wild type is overexpressed and a mutant sometimes too. */
function use(plan: GenePlan, allele: Allele, random?: Random): AlleleUse {
  const expression =
    allele.type === "deletion" || allele.type === "disruption"
      ? "Null"
      : allele.type === "wild_type"
        ? (random?.chance(0.85) ?? true)
          ? "Overexpression"
          : "Knockdown"
        : random?.chance(0.1)
          ? "Overexpression"
          : random?.chance(0.2)
            ? "Not assayed"
            : "Wild type product level";
  return {
    plan,
    name: allele.name,
    type: allele.type,
    description: allele.description,
    synonyms: allele.synonyms,
    expression,
  };
}

function observation(context: Context, plan: GenePlan, random: Random): Observation {
  const { phenotypes } = context;
  const withSubstance = random.chance(0.25);
  const [substance, sensitivities] = random.pick([...phenotypes.bySubstance]);
  const term = withSubstance
    ? random.pick(sensitivities)
    : random.chance(0.25)
      ? random.pick(phenotypes.general)
      : random.pick(phenotypes.byTheme.get(plan.theme) ?? phenotypes.general);
  const normal = term.name.startsWith("normal");
  const reference = context.references.cite(plan, random);
  const assayed = /protein localization|enzyme/.test(term.name) ? partner(context, plan, random) : null;
  return {
    term,
    evidence: withSubstance ? "ECO:0001563" : random.pick(evidenceCodes),
    conditions: conditions(context, random, withSubstance ? substance : null, random.chance(0.2)),
    penetrance:
      !normal && random.chance(0.25)
        ? random.pick(["complete", "high", "medium", "low", `${random.between(5, 95)}%`])
        : "",
    severity: !normal && random.chance(0.35) ? random.pick(["low", "medium", "high"]) : "",
    extension: assayed
      ? `${term.name.includes("enzyme") ? "assayed_enzyme" : "assayed_using"}(${database}:${assayed.id})`
      : "",
    reference,
    date: context.references.curated(reference, context.lastYear, random),
  };
}

/** Comma-separated condition ids, a value in brackets: temperature, medium, substance. */
function conditions(context: Context, random: Random, substance: string | null, hot: boolean): string {
  const [temperature, degrees] =
    context.conditions.temperatures[hot ? 1 : random.chance(0.1) ? 2 : 0] ??
    random.pick(context.conditions.temperatures);
  const added = substance === null ? undefined : context.conditions.bySubstance.get(substance);
  return [
    random.chance(0.6) ? `${temperature.id}(${random.pick(degrees)})` : temperature.id,
    random.pick(context.conditions.media).id,
    ...(added ? [`${added.term.id}(${added.dose})`] : []),
    ...(random.chance(0.08) ? [random.pick(context.conditions.others).id] : []),
  ].join(",");
}
