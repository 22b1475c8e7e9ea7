import { database, partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import { domainOf } from "../vocabulary/domains.ts";
import type { GenePlan } from "../plan/plan.ts";
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

/** What a row of that evidence refers to: the publication or GO_REF, and the with/from column. */
export function supportOf(
  evidence: GoEvidence,
  context: Context,
  plan: GenePlan,
  random: Random,
): EvidenceSupport {
  const by = (reference: string, withFrom = "", assignedBy: string = database): EvidenceSupport => ({
    reference,
    withFrom,
    assignedBy,
  });
  const { references } = context;
  const gene = (): string => {
    const other = partner(context, plan, random);
    return other ? `${database}:${other.id}` : "";
  };
  switch (evidence) {
    case "IPI":
    case "IGI":
      return by(
        references.cite(plan, random),
        [gene(), random.chance(0.2) ? gene() : ""].filter((part) => part !== "").join("|"),
      );
    case "HDA":
      return by(references.large("localisation"));
    case "HMP":
      return by(references.large("deletions"));
    case "HGI":
      return by(references.large("genetic"), gene());
    case "HEP":
    case "HTP":
      return by(references.large("transcripts"));
    case "ISO":
      return by("GO_REF:0000024", `SGD:S9${String(plan.index).padStart(8, "0")}`);
    case "ISS":
    case "ISA":
      return by("GO_REF:0000024", `UniProtKB:${plan.uniprot || "Z9AAA0"}`);
    case "ISM":
      return by("GO_REF:0000050", `Pfam:PF${domainOf(plan.family?.domains[0] ?? "")?.number ?? 90001}`);
    case "IGC":
    case "RCA":
      return by("GO_REF:0000050");
    case "IBA":
    case "IBD":
    case "IKR":
    case "IRD":
      return by("GO_REF:0000033", `PANTHER:PTN9${String(plan.index).padStart(8, "0")}`, "GO_Central");
    case "IEA":
      return by("GO_REF:0000002", `InterPro:IPR9${String(plan.index % 90000).padStart(5, "0")}`, "InterPro");
    case "IC":
      return by("GO_REF:0000051", context.go.named("nucleus").id);
    case "NAS":
      return by("GO_REF:0000051");
    case "ND":
      return by("GO_REF:0000015");
    case "IDA":
    case "IMP":
    case "EXP":
    case "IEP":
    case "TAS":
      return by(references.cite(plan, random));
  }
}
