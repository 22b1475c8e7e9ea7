/** The genes around a gene, above the tables of its interactions. */
import { useDeferredValue } from "react";
import type { GenePage, InteractionGraph } from "../../../api/contract/index.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { useAnswerOnPaper } from "../../shared/api-client/ask-at-once.ts";
import { pictureAddress, pictures } from "../../shared/api-client/pictures.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { lateView, useLateView } from "../../shared/ui/late-view.ts";

const partnersView = lateView(() => import("./PartnersView.tsx"));

export interface PartnersProps {
  readonly gene: Pick<GenePage, "uniquename">;
  /** How many are known: there are no more partners, which tells the height before they have come. */
  readonly interactions: number;
}

/** Up to so many partners the drawing is low. */
const fewPartners = 8;

/** Asked for when it is near the window; its place has the same height from the start. */
export function Partners({ gene, interactions }: PartnersProps) {
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const {
    currentData: come,
    isError,
    error,
    refetch,
  } = pictures.useInteractionGraphQuery(gene.uniquename, {
    skip: !near,
  });
  const printed = useAnswerOnPaper<InteractionGraph>(
    come ? null : pictureAddress.interactionGraph(gene.uniquename),
  );
  // Drawing waits for whatever is more urgent.
  const drawn = useDeferredValue(come);
  const graph = drawn ?? printed;
  const draw = useLateView(partnersView, near);
  return (
    <div
      ref={ref}
      className={interactions > fewPartners ? "partners" : "partners partners--few"}
      id="partners"
    >
      <h3 className="visually-hidden">Partners</h3>
      {isError ? (
        <ErrorMessage
          title="The drawing of partners could not be loaded."
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        >
          The tables below have all that it would show.
        </ErrorMessage>
      ) : (
        graph && draw?.({ graph })
      )}
    </div>
  );
}
