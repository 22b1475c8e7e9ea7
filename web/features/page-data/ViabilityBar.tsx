import { useCatalogue } from "../../shared/boot/boot.ts";
import { count } from "../../shared/format/format.ts";
import { viabilities } from "./shares.ts";
import type { Tally, ViabilityName } from "./shares.ts";

/** What a value of viability is called. */
export type ViabilityWord = (value: ViabilityName) => string;

/** How the catalogue calls the values of viability. */
export function useViabilityWords(): ViabilityWord {
  const words = useCatalogue().gene_values["deletion_viability"];
  return (value) => words?.[value] ?? value;
}

/** Genes by whether cells live without them: as a bar, and as numbers in the same colours. */
export function ViabilityBar({ tally: { gene_count: genes, viability } }: { readonly tally: Tally }) {
  const word = useViabilityWords();
  if (genes === 0) return "–";
  const shown = viabilities.filter((value) => viability[value] > 0);
  return (
    <>
      <span className="viability-bar" aria-hidden>
        {shown.map((value) => (
          <i key={value} className={`viability-bar__${value}`} style={{ flexGrow: viability[value] }} />
        ))}
      </span>
      <span className="viability-bar__text small muted">
        {shown.map((value) => `${count(viability[value])} ${word(value)}`).join(", ")}
      </span>
    </>
  );
}

/** What the colours of the bars mean. */
export function ViabilityLegend() {
  const word = useViabilityWords();
  return (
    <ul className="legend" aria-label="Deletion viability">
      <li aria-hidden>Deletion</li>
      {viabilities.map((value) => (
        <li key={value}>
          <i className={`swatch viability-bar__${value}`} aria-hidden />
          {word(value)}
        </li>
      ))}
    </ul>
  );
}
