import { Swatch } from "./Swatch.tsx";

/** Parts of transcripts in the order in which a legend names them. */
const parts = [
  { part: "five_prime_utr", of: "p-utr5", label: "5′ UTR" },
  { part: "coding", of: "p-cds", label: "coding exon" },
  { part: "exon", of: "p-exon", label: "exon" },
  { part: "intron", of: "p-intron", label: "intron" },
  { part: "three_prime_utr", of: "p-utr3", label: "3′ UTR" },
] as const;

export type LegendPart = (typeof parts)[number]["part"];

/** What the colours of the parts of transcripts mean: entries of a list. */
export const PartsLegend = ({ has }: { readonly has: (part: LegendPart) => boolean }) =>
  parts
    .filter(({ part }) => has(part))
    .map(({ part, of, label }) => (
      <li key={part}>
        <Swatch of={of} line={part === "intron"} />
        {label}
      </li>
    ));
