import { ArrowRight, Search, X } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { PathwayMap } from "../../../api/contract/index.ts";
import { useAfterPaint } from "../frame/use-after-paint.ts";
import type { MapState } from "./map-state.ts";
import type { ChangeMap } from "./use-map-state.ts";

export interface FindWayProps {
  readonly map: PathwayMap;
  readonly state: MapState;
  readonly change: ChangeMap;
}

/** Names to choose from. */
const namesIn = ({ genes }: PathwayMap): string[] =>
  Object.entries(genes)
    .map(([id, name]) => name ?? id)
    .toSorted();

/** Finds the models of a gene, and with a second gene the way from the first to it. */
export function FindWay({ map, state, change }: FindWayProps) {
  const [gene, setGene] = useState(state.gene);
  const [to, setTo] = useState(state.to);
  const list = useId();
  const isPainted = useAfterPaint();
  const names = useMemo(() => (isPainted ? namesIn(map) : []), [map, isPainted]);
  const box = (value: string, set: (text: string) => void, label: string, placeholder: string) => (
    <input
      className="input"
      type="search"
      list={list}
      value={value}
      placeholder={placeholder}
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <form
      className="pathway__find"
      role="search"
      aria-label="Find a gene, or a way between two"
      onSubmit={(event) => {
        event.preventDefault();
        change({ gene: gene.trim(), to: gene.trim() === "" ? "" : to.trim(), chosen: "" });
      }}
    >
      {box(gene, setGene, "Find a gene on the map", "Gene")}
      <ArrowRight className="icon" aria-hidden />
      {box(to, setTo, "Way to another gene", "to gene")}
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <button type="submit" className="icon-button" aria-label="Find" title="Find">
        <Search className="icon" aria-hidden />
      </button>
      {state.gene !== "" && (
        <button
          type="button"
          className="icon-button"
          aria-label="Find nothing any more"
          title="Find nothing any more"
          onClick={() => change({ gene: "", to: "" })}
        >
          <X className="icon" aria-hidden />
        </button>
      )}
    </form>
  );
}
