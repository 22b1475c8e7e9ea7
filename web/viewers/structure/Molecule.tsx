import { Download } from "lucide-react";
import type { CifFrame } from "molstar/lib/mol-io/reader/cif/data-model.js";
import { useEffect, useEffectEvent, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { confidenceLevel } from "./confidence.ts";
import type { DrawnStructure } from "./draw.ts";
import { cannotDraw } from "./messages.ts";
import type { ResidueAt } from "./residues.ts";
import { useStructure } from "./use-structure.ts";

/** Radians, and the factor of a step. */
const turnStep = 0.15;
const zoomStep = 0.85;

export interface MoleculeProps {
  /** The tables of its file. */
  readonly file: CifFrame;
  readonly isPredicted: boolean;
  readonly id: string;
  /** Where it is elsewhere. */
  readonly link: ReactNode;
  /** Hears that it is drawn, or cannot be. */
  readonly onSettled: () => void;
}

const turns: Readonly<Record<string, readonly [upright: number, level: number]>> = {
  ArrowLeft: [-turnStep, 0],
  ArrowRight: [turnStep, 0],
  ArrowUp: [0, turnStep],
  ArrowDown: [0, -turnStep],
};

/** Turns and zooms by keys. */
function turnByKey(event: KeyboardEvent, structure: DrawnStructure | null): void {
  const by = turns[event.key];
  if (by) structure?.turn(...by);
  else if (event.key === "+" || event.key === "=") structure?.zoom(zoomStep);
  else if (event.key === "-") structure?.zoom(1 / zoomStep);
  else if (event.key === "0") structure?.reset();
  else return;
  event.preventDefault();
}

/** A structure that can be turned with pointer and keys, and the residue that the pointer is at. */
export default function Molecule({ file, isPredicted, id, link, onSettled }: MoleculeProps) {
  const { host, drawn, state, residue, again } = useStructure(file, isPredicted);
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (state !== "drawing") settled();
  }, [state]);
  if (typeof state === "object")
    return (
      <ErrorMessage title={cannotDraw(id)} failure={state} onRetry={again}>
        {link}
      </ErrorMessage>
    );
  return (
    <>
      <div
        className="molecule"
        ref={host}
        tabIndex={0}
        role="application"
        aria-label={`Structure ${id}: arrow keys turn it, plus and minus zoom, 0 starts again`}
        onKeyDown={(event) => turnByKey(event, drawn.current)}
      />
      {state === "drawn" && (
        <div className="molecule__foot">
          <PointedAt residue={residue} />
          <SavePng save={() => drawn.current?.savePng(`${id}.png`)} what={`the structure ${id}`} />
        </div>
      )}
    </>
  );
}

interface SavePngProps {
  readonly what: string;
  readonly save: () => Promise<void> | undefined;
}

/** The structure as it is turned and coloured, as a picture. */
function SavePng({ what, save }: SavePngProps) {
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const press = async () => {
    setState("busy");
    try {
      await save();
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={`Download ${what} as PNG`}
      disabled={state === "busy"}
      onClick={() => void press()}
    >
      <Download className="icon" aria-hidden />
      {state === "failed" ? "The picture could not be drawn" : "PNG"}
    </button>
  );
}

/** The residue under the pointer: chain, name, number, confidence. */
const PointedAt = ({ residue }: { readonly residue: ResidueAt | null }) => (
  <p className="molecule__at" role="status">
    {residue === null ? (
      <span className="muted">Point at a residue, or tap it, to see which it is.</span>
    ) : (
      <>
        Chain {residue.chain}, <b>{`${residue.name} ${residue.position}`}</b>
        {residue.confidence !== null &&
          `, pLDDT ${residue.confidence.toFixed(1)} (${confidenceLevel(residue.confidence).name})`}
      </>
    )}
  </p>
);
