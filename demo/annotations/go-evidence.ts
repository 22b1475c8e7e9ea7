import { database, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { domainOf } from "../vocabulary/domains.ts";
import type { GenePlan } from "../plan/plan.ts";
import type { LargeStudy } from "../plan/references.ts";
import type { Random } from "../random/random.ts";

/** Every GO evidence code with its share of the rows. */
const shares = {
  IDA: 16,
  IMP: 14,
  IPI: 8,
  IGI: 5,
  EXP: 4,
  IEP: 1,
  HDA: 12,
  HMP: 1.5,
  HEP: 0.8,
  HGI: 0.8,
  HTP: 0.5,
  ISO: 12,
  ISS: 5,
  ISA: 0.8,
  ISM: 4,
  IGC: 0.5,
  IBA: 8,
  IBD: 0.4,
  IKR: 0.4,
  IRD: 0.4,
  RCA: 0.6,
  TAS: 2,
  NAS: 2,
  IC: 4,
  IEA: 9,
} as const;
export type GoEvidence = keyof typeof shares | "ND";

/** Draws the evidence code of a GO annotation, each as often as curators use it. */
export const goEvidence = (random: Random): GoEvidence => random.weighted(shares);

export interface EvidenceSupport {
  readonly reference: string;
  readonly withFrom: string;
  readonly assignedBy: string;
}

/** Evidence that large studies give, and the study. */
const studies: ReadonlyMap<GoEvidence, LargeStudy> = new Map([
  ["HDA", "localisation"],
  ["HMP", "deletions"],
  ["HGI", "genetic"],
  ["HEP", "transcripts"],
  ["HTP", "transcripts"],
]);

/** Evidence that was inferred: the method, where it was inferred from, and who did it where that is not the database. */
const methods: Readonly<
  Partial<
    Record<
      GoEvidence,
      readonly [method: string, from?: (plan: GenePlan, context: Context) => string, assignedBy?: string]
    >
  >
> = {
  ISO: ["GO_REF:0000024", ({ index }) => `SGD:S9${String(index).padStart(8, "0")}`],
  ISS: ["GO_REF:0000024", ({ uniprot }) => `UniProtKB:${uniprot || "Z9AAA0"}`],
  ISA: ["GO_REF:0000024", ({ uniprot }) => `UniProtKB:${uniprot || "Z9AAA0"}`],
  ISM: ["GO_REF:0000050", ({ family }) => `Pfam:PF${domainOf(family?.domains[0] ?? "")?.number ?? 90001}`],
  IGC: ["GO_REF:0000050"],
  RCA: ["GO_REF:0000050"],
  IBA: ["GO_REF:0000033", familyTree, "GO_Central"],
  IBD: ["GO_REF:0000033", familyTree, "GO_Central"],
  IKR: ["GO_REF:0000033", familyTree, "GO_Central"],
  IRD: ["GO_REF:0000033", familyTree, "GO_Central"],
  IEA: [
    "GO_REF:0000002",
    ({ index }) => `InterPro:IPR9${String(index % 90000).padStart(5, "0")}`,
    "InterPro",
  ],
  IC: ["GO_REF:0000051", (_, { go }) => go.named("nucleus").id],
  NAS: ["GO_REF:0000051"],
  ND: ["GO_REF:0000015"],
};

function familyTree({ index }: GenePlan): string {
  return `PANTHER:PTN9${String(index).padStart(8, "0")}`;
}

/** What a row of that evidence refers to: the publication or GO_REF, and the with/from column. */
export function supportOf(
  evidence: GoEvidence,
  context: Context,
  plan: GenePlan,
  random: Random,
): EvidenceSupport {
  const { references } = context;
  const by = (reference: string, withFrom = "", assignedBy: string = database): EvidenceSupport => ({
    reference,
    withFrom,
    assignedBy,
  });
  const gene = (): string => {
    const other = partner(context, plan, random);
    return other ? `${database}:${other.id}` : "";
  };
  if (evidence === "IPI" || evidence === "IGI")
    return by(
      references.cite(plan, random),
      [gene(), random.chance(0.2) ? gene() : ""].filter((part) => part !== "").join("|"),
    );
  const study = studies.get(evidence);
  if (study !== undefined) return by(references.large(study), evidence === "HGI" ? gene() : "");
  const [method, from, assignedBy] = methods[evidence] ?? [references.cite(plan, random)];
  return by(method, from?.(plan, context), assignedBy);
}
