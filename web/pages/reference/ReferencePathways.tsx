import type { GocamShort, ReferencePage } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { GocamLink } from "../../features/entities/links.tsx";
import { Section } from "../../shared/ui/Section.tsx";
import { Frame } from "../../features/frames/Frame.tsx";

/** The pathway models that cite a publication, each in a view of its own. */
export function ReferencePathways({ reference }: { readonly reference: ReferencePage }) {
  return (
    <Section
      id="pathways"
      title="Pathway models"
      count={counted(reference.gocams.length, "model")}
      help="/documentation/gocams"
    >
      <div className="pathway-views">
        {reference.gocams.map((model) => (
          <Model key={model.gocam_id} model={model} {...(reference.gocams.length > 1 ? ofMany : only)} />
        ))}
      </div>
    </Section>
  );
}

interface Heights {
  /** px of a drawing */
  readonly height: number;
  /** px of a model that has only a few genes to list */
  readonly minHeight: number;
}

const only: Heights = { height: 500, minHeight: 110 };
/** All the same: what is being read does not move when a model above it turns out to be small. */
const ofMany: Heights = { height: 380, minHeight: 380 };

/** A publication may have dozens of models: each view starts when one comes near it. */
function Model({ model, height, minHeight }: Heights & { readonly model: GocamShort }) {
  const { ref, near } = useNearView<HTMLDivElement>(false);
  return (
    <div ref={ref}>
      <p className="small">
        <GocamLink model={model} glyph />
      </p>
      {near ? (
        <Frame
          title={model.title || model.gocam_id}
          src={frames.gocam([model.gocam_id])}
          width={1000}
          height={height}
          minHeight={minHeight}
          loading="Pathway view loading ..."
        />
      ) : (
        <div style={{ height }} />
      )}
    </div>
  );
}
