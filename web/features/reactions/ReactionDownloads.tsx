import { useMemo } from "react";
import type { Reaction } from "../../../api/contract/index.ts";
import { px } from "../drawings/axis.ts";
import { DrawingDownloads } from "../drawings/DrawingDownloads.tsx";
import { formulaParts } from "./formula.ts";
import { layoutReaction, structureSize } from "./layout.ts";
import type { PlacedPart, ReactionLayout } from "./layout.ts";

export interface ReactionDownloadsProps {
  readonly reaction: Reaction;
  /** Of what, for names of buttons: "ATP hydrolysis activity". */
  readonly name: string;
  /** Name of the files without their ending. */
  readonly file: string;
}

/** px around the drawing */
const margin = 8;

/** Draws a structure, given as SMILES: the address of a picture, or null. */
type Draw = (smiles: string) => string | null;

const hasStructures = ({ parts }: ReactionLayout): boolean =>
  parts.some((part) => part.kind === "participant" && part.participant.compounds[0]?.structure);

/** What draws structures is as large as all other scripts of a page. */
const drawStructures = async (layout: ReactionLayout): Promise<Draw> =>
  hasStructures(layout) ? (await import("./MoleculeImage.tsx")).drawn : () => null;

/** Takes a reaction along as a picture, structures and all. */
export default function ReactionDownloads({ reaction, name, file }: ReactionDownloadsProps) {
  const layout = useMemo(() => layoutReaction(reaction), [reaction]);
  return (
    <DrawingDownloads
      what={`the reaction of ${name}`}
      file={file}
      width={Math.ceil(layout.width) + 2 * margin}
      height={layout.height + 2 * margin}
      drawing={async () => (
        <ReactionPicture reaction={reaction} layout={layout} draw={await drawStructures(layout)} />
      )}
    />
  );
}

interface ReactionPictureProps {
  readonly reaction: Reaction;
  readonly layout: ReactionLayout;
  readonly draw: Draw;
}

const ReactionPicture = ({ reaction, layout, draw }: ReactionPictureProps) => (
  <svg role="img" aria-label={reaction.equation}>
    {/* Files are drawn without the place of the outermost group. */}
    <g>
      <g transform={`translate(${margin} ${margin})`}>
        {layout.parts.map((part, index) => (
          <Part
            key={index}
            part={part}
            lineHeight={layout.lineHeight}
            isDirected={reaction.is_directed}
            draw={draw}
          />
        ))}
      </g>
    </g>
  </svg>
);

interface PartProps extends Pick<ReactionLayout, "lineHeight"> {
  readonly part: PlacedPart;
  readonly isDirected: boolean;
  readonly draw: Draw;
}

function Part({ part, lineHeight, isDirected, draw }: PartProps) {
  const middle = part.y + lineHeight / 2;
  switch (part.kind) {
    case "participant":
      return <ParticipantBox part={part} lineHeight={lineHeight} draw={draw} />;
    case "plus":
      return (
        <text x={px(part.x + part.width / 2)} y={px(middle + 4)} textAnchor="middle">
          +
        </text>
      );
    case "arrow":
      return (
        <path
          className="reaction__line"
          transform={`translate(${px(part.x)} ${px(middle - 8)})`}
          d={isDirected ? "M1 8H46M39 2.5 46 8 39 13.5" : "M1 5.5H46L38.5 1M47 10.5H2L9.5 15"}
        />
      );
  }
}

interface ParticipantBoxProps extends Pick<PartProps, "lineHeight" | "draw"> {
  readonly part: PlacedPart & { readonly kind: "participant" };
}

function ParticipantBox({ part: { x, y, width, participant, text }, lineHeight, draw }: ParticipantBoxProps) {
  const [first] = participant.compounds;
  const structure = first?.structure ? draw(first.structure.smiles) : null;
  const centre = x + width / 2;
  return (
    <>
      <rect className="reaction__box" x={px(x)} y={px(y)} width={px(width)} height={lineHeight} rx={4} />
      {structure !== null && (
        <>
          <rect
            x={px(centre - structureSize.width / 2)}
            y={px(y + 6)}
            width={structureSize.width}
            height={structureSize.height}
            fill="white"
          />
          <image
            href={structure}
            x={px(centre - structureSize.width / 2)}
            y={px(y + 6)}
            width={structureSize.width}
            height={structureSize.height}
          />
        </>
      )}
      <text x={px(centre)} y={px(y + lineHeight - 12)} textAnchor="middle">
        <Formula text={text} />
      </text>
    </>
  );
}

/** Words, of which formulas have their amounts and charges set lower and higher. Pictures know no sub and sup. */
const Formula = ({ text }: { readonly text: string }) =>
  text.split(" ").map((word, at) => {
    let shift = 0;
    return (
      <tspan key={at}>
        {at > 0 && " "}
        {formulaParts(word).map(({ text: letters, set }, index) => {
          const place = set === "below" ? 3 : set === "above" ? -4 : 0;
          const dy = place - shift;
          shift = place;
          return (
            <tspan key={index} dy={dy} className={place === 0 ? undefined : "reaction__small"}>
              {letters}
            </tspan>
          );
        })}
        {shift !== 0 && <tspan dy={-shift}>{"\u200b"}</tspan>}
      </tspan>
    );
  });
