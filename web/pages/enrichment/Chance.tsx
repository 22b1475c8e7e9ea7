import { chanceParts } from "../../features/query-results/enrichment-view.ts";

/** A small number with its power of ten raised: the letters for powers come from several fonts, of several sizes. */
export function Chance({ value, isBound = false }: { readonly value: number; readonly isBound?: boolean }) {
  const { text, exponent } = chanceParts(value);
  return (
    <>
      {isBound ? text.replace("1.0 × ", "") : text}
      {exponent !== null && <sup>{exponent.toString().replace("-", "−")}</sup>}
    </>
  );
}
