/** Marks of evidence: a hue, a sign and a word each. */
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
