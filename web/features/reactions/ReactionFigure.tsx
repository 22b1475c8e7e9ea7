import type { Participant, Reaction } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { lazy, Suspense } from "react";
import { CompoundName } from "./CompoundName.tsx";

export interface ReactionFigureProps {
  readonly reaction: Reaction;
  /** What it is called, for screen readers. */
  readonly label: string;
  /** It stands in a frame, whose links lead the page around it on. */
  readonly framed?: boolean;
}

/** A reaction: what takes part in it in its order, with amounts and compartments, around an arrow. */
export const ReactionFigure = ({ reaction, label, framed = false }: ReactionFigureProps) => (
  <figure className="reaction" aria-label={label}>
    <Side participants={reaction.left} label="From" framed={framed} />
    <span
      className="reaction__arrow"
      role="img"
      aria-label={reaction.is_directed ? "becomes" : "is written as going both ways with"}
    >
      <Arrow isDirected={reaction.is_directed} />
      {reaction.is_transport && <span className="small muted">across a membrane</span>}
    </span>
    <Side participants={reaction.right} label="To" framed={framed} />
  </figure>
);

const Arrow = ({ isDirected }: { readonly isDirected: boolean }) => (
  <svg viewBox="0 0 48 16" width="48" height="16" aria-hidden>
    {isDirected ? (
      <path d="M1 8H46M39 2.5 46 8 39 13.500" />
    ) : (
      <path d="M1 5.500H46L38.500 1M47 10.500H2L9.500 15" />
    )}
  </svg>
);

interface SideProps {
  readonly participants: readonly Participant[];
  readonly label: string;
  readonly framed: boolean;
}

const Side = ({ participants, label, framed }: SideProps) => (
  <ol className="reaction__side" aria-label={label}>
    {participants.map((participant, index) => (
      <li key={index} className="participant">
        {participant.count !== null && <b className="participant__count">{participant.count}</b>}
        <span className="participant__name">
          <Structures participant={participant} />
          <Names participant={participant} framed={framed} />
        </span>
        {participant.compartment !== null && (
          <span
            className={`participant__compartment participant__compartment--${sideOf(participant.compartment)}`}
          >
            {participant.compartment}
          </span>
        )}
      </li>
    ))}
  </ol>
);

const MoleculeImage = lazy(() => import("./MoleculeImage.tsx"));

/** The first compound's structure, where the release has it; its space is kept while it is drawn. */
function Structures({ participant: { compounds } }: { readonly participant: Participant }) {
  const [first] = compounds;
  if (!first?.structure) return null;
  return (
    <span className="participant__structure">
      <Suspense>
        <MoleculeImage name={first.name} smiles={first.structure.smiles} />
      </Suspense>
    </span>
  );
}

/** Outside is drawn in another colour than all that is inside. */
const sideOf = (compartment: string): "out" | "in" =>
  /^(?:out|extra|exo|peri|trans|side ?1)/i.test(compartment) ? "out" : "in";

const Names = ({ participant, framed }: { readonly participant: Participant; readonly framed: boolean }) =>
  participant.compounds.map(({ key, name }, index) => (
    <span key={key}>
      {index > 0 && " or "}
      <PageLink
        to={urls.compound(key)}
        title={`Terms and genes that make or use ${name}`}
        {...(framed && { target: "_top" })}
      >
        <CompoundName name={name} />
      </PageLink>
    </span>
  ));
