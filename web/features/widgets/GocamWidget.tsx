import { Link } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { frames } from "../../shared/urls/frames.ts";
import { urls } from "../../shared/urls/urls.ts";
import { FirstFew } from "../entities/FirstFew.tsx";
import { GocamLink } from "../entities/links.tsx";
import { Frame } from "../frames/Frame.tsx";
import { roomOfWindow } from "./room.ts";

/** px of the frame until the view says how high it is: several models mostly fill the height that a view has at most. */
export const gocamHeight = ({ gocams }: Pick<GenePage, "gocams">): number =>
  gocams.length < 2 ? 276 : roomOfWindow() === "wide" ? 380 : 386;

/** The pathway models that the gene takes part in. */
export function GocamWidget({ gene }: { readonly gene: GenePage }) {
  const models = gene.gocams.map((model) => ({
    key: model.gocam_id,
    part: <GocamLink model={model} glyph />,
  }));
  return (
    <>
      <Frame
        title={`Pathway models with ${gene.display_name}`}
        src={frames.gocam(
          gene.gocams.map((model) => model.gocam_id),
          gene.uniquename,
        )}
        width={2_000}
        height={gocamHeight(gene)}
        minHeight={110}
        loading="Pathway view loading ..."
      />
      <div className="small after">
        {counted(gene.gocams.length, "pathway model")}
        {gene.gocams.length > 1 && (
          <>
            {" · "}
            <Link
              to={urls.pathways(
                "gene",
                gene.gocams.map((model) => model.gocam_id).join("+"),
                gene.uniquename,
                gene.display_name,
              )}
            >
              View merged
            </Link>
          </>
        )}
        : <FirstFew shown={1} parts={models} />
      </div>
    </>
  );
}
