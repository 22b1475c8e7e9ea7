import type { KeyboardEvent } from "react";
import { counted } from "../../shared/format/format.ts";
import type { FeatureChoice } from "./use-feature-choice.ts";

export interface TrackNameProps {
  readonly name: string;
  /** Of its features, in their order along the protein. */
  readonly ids: readonly string[];
  readonly choice: FeatureChoice;
}

/** How many features a key goes on; null for those that lead to no feature. */
function stepOf(key: string): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : null;
}

/** The name of a track, which steps through its features: a press goes on to the next one, arrows go to and fro. */
export function TrackName({ name, ids, choice: { selected, select } }: TrackNameProps) {
  const at = selected === null ? -1 : ids.indexOf(selected.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (step === null) return;
    event.preventDefault();
    const next = at < 0 && step < 0 ? ids.length - 1 : at + step;
    select(ids[Math.min(Math.max(next, 0), ids.length - 1)] ?? null);
  };
  return (
    <button
      type="button"
      className="protein-row__name"
      aria-pressed={at >= 0}
      onClick={() => select(ids[at + 1] ?? null)}
      onKeyDown={onKeyDown}
      title={`Step through the features of ${name}`}
    >
      {name}
      <span className="visually-hidden">, {counted(ids.length, "feature")}: press to step through them</span>
    </button>
  );
}
