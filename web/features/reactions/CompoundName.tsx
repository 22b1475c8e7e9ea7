import { formulaParts } from "./formula.ts";

/** The name of a compound; a formula with its amounts and charges set lower and higher. */
export const CompoundName = ({ name }: { readonly name: string }) => (
  <>
    {formulaParts(name).map(({ text, set }, index) =>
      set === "below" ? (
        <sub key={index}>{text}</sub>
      ) : set === "above" ? (
        <sup key={index}>{text}</sup>
      ) : (
        text
      ),
    )}
  </>
);
