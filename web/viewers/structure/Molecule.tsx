import { Download } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useReady } from "../../features/frames/use-ready.ts";
import { useViewBoot } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import type { DrawnStructure } from "./draw.ts";
import type { ResidueAt } from "./residues.ts";
import { useStructure } from "./use-structure.ts";

/** Radians, and the factor of a step. */
const turnStep = 0.15;
const zoomStep = 0.85;

export interface MoleculeProps {
  /** Address of its mmCIF or BinaryCIF file, which may be gzip. */
  readonly file: string;
  readonly source: "alphafold" | "pdb";
  readonly id: string;
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

const names = { alphafold: "Predicted structure", pdb: "Structure" } as const;
const entryNames = { alphafold: "AlphaFold DB", pdb: "PDBe" } as const;

/** A structure that can be turned with pointer and keys, and the residue that the pointer is at. */
export default function Molecule({ file, source, id }: MoleculeProps) {
  const { site } = useViewBoot();
  const { host, drawn, state, residue, again } = useStructure(file, source === "alphafold");
  useReady(state !== "drawing");
  const link = (
    <SourceLink source={site.viewers[source]} id={id}>
      View {id} at {entryNames[source]}
    </SourceLink>
  );
  const title = <h1 className="visually-hidden">{`${names[source]} ${id}`}</h1>;
  if (state === "missing")
    return (
      <div className="viewer__message">
        <div className="empty">
          {title}
          <p>
            The {names[source].toLowerCase()} of <b className="id">{id}</b> is not kept on this site.
          </p>
          <p>{link}</p>
        </div>
      </div>
    );
  if (typeof state === "object")
    return (
      <ErrorMessage title={`The structure ${id} could not be drawn.`} failure={state} onRetry={again}>
        {link}
      </ErrorMessage>
    );
  return (
    <>
      {title}
      {state === "drawing" && <SkeletonRows rows={4} label="Structure view loading ..." />}
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

const levels = [
  [90, "very high"],
  [70, "confident"],
  [50, "low"],
  [-Infinity, "very low"],
] as const;

/** The residue under the pointer: chain, name, number, confidence. */
const PointedAt = ({ residue }: { readonly residue: ResidueAt | null }) => (
  <p className="molecule__at" role="status">
    {residue === null ? (
      <span className="muted">Point at a residue, or tap it, to see which it is.</span>
    ) : (
      <>
        Chain {residue.chain}, <b>{`${residue.name} ${residue.position}`}</b>
        {residue.confidence !== null &&
          `, pLDDT ${residue.confidence.toFixed(1)} (${levels.find(([least]) => (residue.confidence ?? 0) > least)?.[1]})`}
      </>
    )}
  </p>
);
