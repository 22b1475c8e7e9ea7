/** The mark of viability: a hue, a sign and a word. */
import type { ReactNode } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useCatalogue } from "../../shared/boot/boot.ts";
import { sentenceCase } from "../../shared/format/format.ts";

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
