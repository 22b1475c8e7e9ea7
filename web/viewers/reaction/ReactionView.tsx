import DOMPurify from "dompurify";
import { useEffect, useMemo } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import { sourceFile } from "../frame/source-file.ts";
import { useDrawing } from "../frame/use-drawing.ts";
import { useReady } from "../../features/frames/use-ready.ts";

/** rhea_widget/{full|mini}/{id}: a reaction drawn, or where to find it. */
export default function ReactionView({ id, mini }: { readonly id: string; readonly mini: boolean }) {
  const {
    site: {
      viewers: { rhea: source },
    },
  } = useDeployment();
  const file = sourceFile(source, id);
  const { drawing, failure, retry } = useDrawing(file);
  const clean = useMemo(
    () => (drawing === null ? null : DOMPurify.sanitize(drawing, { USE_PROFILES: { svg: true } })),
    [drawing],
  );
  useEffect(() => {
    document.title = `Reaction RHEA:${id}`;
  }, [id]);
  useReady(file === null || clean !== null || failure !== null);
  const link = (
    <SourceLink source={source} id={id}>
      View RHEA:{id} at Rhea
    </SourceLink>
  );
  return (
    <div className="viewer__message">
      <h1 className="visually-hidden">Reaction RHEA:{id}</h1>
      {failure !== null ? (
        <ErrorMessage title="The reaction could not be loaded." failure={failure} onRetry={retry}>
          {link}
        </ErrorMessage>
      ) : file === null ? (
        <div className="empty">
          <p>
            The drawing of reaction <b className="id">RHEA:{id}</b> is not kept on this site.
          </p>
          <p>{link}</p>
        </div>
      ) : clean === null ? (
        <SkeletonRows rows={mini ? 2 : 4} label="Reaction loading ..." />
      ) : (
        <div
          className="viewer__drawing"
          role="img"
          aria-label={`Reaction RHEA:${id}`}
          dangerouslySetInnerHTML={{ __html: clean }}
        />
      )}
    </div>
  );
}
