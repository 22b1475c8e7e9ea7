import DOMPurify from "dompurify";
import { useEffect, useMemo } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import { sourceFile } from "../frame/source-file.ts";
import { useDrawing } from "../frame/use-drawing.ts";
import { useReady } from "../../features/frames/use-ready.ts";

/** rna_2d_structure/{gene}/{urs}: the drawing of an RNA's secondary structure, or where to find it. */
export default function RnaView({ gene, urs }: { readonly gene: string; readonly urs: string }) {
  const {
    site: {
      viewers: { rna_2d: source },
    },
  } = useDeployment();
  const file = sourceFile(source, urs);
  const { drawing, failure, retry } = useDrawing(file);
  const clean = useMemo(
    () => (drawing === null ? null : DOMPurify.sanitize(drawing, { USE_PROFILES: { svg: true } })),
    [drawing],
  );
  useEffect(() => {
    document.title = `RNA 2D structure of ${gene}`;
  }, [gene]);
  useReady(file === null || clean !== null || failure !== null);
  return (
    <div className="viewer__message">
      <h1 className="visually-hidden">RNA 2D structure of {gene}</h1>
      {failure !== null ? (
        <ErrorMessage title="The drawing could not be loaded." failure={failure} onRetry={retry}>
          <SourceLink source={source} id={urs}>
            View {urs} at RNAcentral
          </SourceLink>
        </ErrorMessage>
      ) : file === null ? (
        <div className="empty">
          <p>
            The secondary structure of <b className="id">{urs}</b> is not kept on this site.
          </p>
          <p>
            <SourceLink source={source} id={urs}>
              View {urs} at RNAcentral
            </SourceLink>
          </p>
        </div>
      ) : clean === null ? (
        <SkeletonRows rows={8} label="Structure view loading ..." />
      ) : (
        // Cleaned of all that could run or load something.
        <div
          className="viewer__drawing"
          role="img"
          aria-label={`Secondary structure of ${urs}`}
          dangerouslySetInnerHTML={{ __html: clean }}
        />
      )}
    </div>
  );
}
