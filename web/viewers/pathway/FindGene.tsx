import { Search } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { counted } from "../../shared/format/format.ts";
import { useAfterPaint } from "../frame/use-after-paint.ts";
import type { PlacedBox } from "./block.ts";

export interface FindGeneProps {
  readonly boxes: readonly PlacedBox[];
  readonly onFound: (box: PlacedBox) => void;
}

/** Boxes that hold a gene by its name or id, in any case; those whose names begin so when none is named so. */
function boxesOf(boxes: readonly PlacedBox[], text: string): PlacedBox[] {
  const name = text.trim().toLowerCase();
  if (name === "") return [];
  const named = boxes.filter(
    ({ box: { node } }) =>
      node.name.toLowerCase() === name || node.genes.some((gene) => gene.toLowerCase() === name),
  );
  return named.length > 0
    ? named
    : boxes.filter(({ box: { node } }) => node.name.toLowerCase().startsWith(name));
}

/** Names to choose from. */
const namesIn = (boxes: readonly PlacedBox[]): string[] =>
  [...new Set(boxes.filter(({ box }) => box.node.gene !== null).map(({ box }) => box.node.name))].toSorted();

/** Goes to the box of a gene, and with each further Enter to the next one. */
export function FindGene({ boxes, onFound }: FindGeneProps) {
  const [text, setText] = useState("");
  const [at, setAt] = useState<number | null>(null);
  const isPainted = useAfterPaint();
  const names = useMemo(() => (isPainted ? namesIn(boxes) : []), [boxes, isPainted]);
  const list = useId();
  const found = boxesOf(boxes, text);
  const next = () => {
    const index = at === null || at + 1 >= found.length ? 0 : at + 1;
    const box = found[index];
    setAt(box ? index : -1);
    if (box) onFound(box);
  };
  return (
    <form
      className="pathway__find"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <input
        className="input"
        type="search"
        list={list}
        value={text}
        placeholder="Find a gene"
        aria-label="Find a gene in the drawing"
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setAt(null);
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <button type="submit" className="icon-button" aria-label="Go to it" title="Go to it">
        <Search className="icon" aria-hidden />
      </button>
      <span className="muted small" role="status">
        {at === null
          ? ""
          : found.length === 0
            ? "not in this drawing"
            : found.length === 1
              ? "found"
              : `${at + 1} of ${counted(found.length, "box", "boxes")}`}
      </span>
    </form>
  );
}
