/** Marks of evidence and viability: a hue, a sign and a word each. */
import type { ReactNode } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useCatalogue } from "../../shared/boot/boot.ts";
import { sentenceCase } from "../../shared/format/format.ts";

type EvidenceKind = "experimental" | "phylogenetic" | "statement" | "electronic";

const kinds: Readonly<Record<string, EvidenceKind>> = {
  IBA: "phylogenetic",
  IBD: "phylogenetic",
  IKR: "phylogenetic",
  IRD: "phylogenetic",
  TAS: "statement",
  NAS: "statement",
  IC: "statement",
  ND: "statement",
  IEA: "electronic",
  ISS: "electronic",
  ISO: "electronic",
  ISA: "electronic",
  ISM: "electronic",
  IGC: "electronic",
  RCA: "electronic",
};

/** Everything that is not of the kinds above is an experiment. */
const evidenceKind = (code: string): EvidenceKind => kinds[code] ?? "experimental";

/** An evidence code with its mark; evidence that has no code of letters is said in words. */
export function Evidence({ code, name }: { readonly code: string; readonly name: string | null }) {
  if (!/^[A-Z]{2,4}$/.test(code))
    return (
      <span className="small" title={code}>
        {name ?? code}
      </span>
    );
  return (
    <span className={`ev ev--${evidenceKind(code)}`} title={name ?? undefined}>
      <i />
      {code}
    </span>
  );
}

type ViabilityValue = NonNullable<GenePage["deletion_viability"]>;

const viabilitySigns: Readonly<Record<ViabilityValue, ReactNode>> = {
  viable: <circle className="fill" cx="6" cy="6" r="4.5" />,
  inviable: <path d="m2.5 2.5 7 7m0-7-7 7" />,
  depends_on_conditions: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path className="fill" d="M6 1.5a4.5 4.5 0 0 1 0 9z" stroke="none" />
    </>
  ),
  unknown: <circle cx="6" cy="6" r="4.5" strokeDasharray="2 1.6" />,
};

/** Whether cells live without the gene, as a sign and a word. */
export function Viability({ value }: { readonly value: ViabilityValue }) {
  const word = useCatalogue().gene_values["deletion_viability"]?.[value] ?? value;
  return (
    <span className={`state state--${value}`}>
      <svg viewBox="0 0 12 12" aria-hidden>
        {viabilitySigns[value]}
      </svg>
      {sentenceCase(word)}
    </span>
  );
}
