import { lazy, Suspense, useEffect } from "react";
import type { GenePage } from "../../../api/contract/index.ts";
import { useReady } from "../../features/frames/use-ready.ts";
import { useViewBoot } from "../../shared/boot/boot.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import { sourceFile } from "../frame/source-file.ts";
import { useAnswer } from "../frame/use-answers.ts";
import { RnaDrawing } from "./RnaDrawing.tsx";

/** Of deployments with drawings of their own. */
const FileDrawing = lazy(() => import("../frame/FileDrawing.tsx"));

export interface RnaViewProps {
  readonly gene: string;
  /** RNAcentral's id of the RNA, or what stands for one. */
  readonly urs: string;
}

const isUrs = (id: string): boolean => /^URS/i.test(id);

/** rna_2d_structure/{gene}/{urs}: the deployment's drawing of an RNA's secondary structure, else the predicted one drawn. */
export default function RnaView({ gene, urs }: RnaViewProps) {
  const { site } = useViewBoot();
  const source = site.viewers.rna_2d;
  const file = isUrs(urs) ? sourceFile(source, urs) : null;
  useEffect(() => {
    document.title = `RNA 2D structure of ${gene}`;
  }, [gene]);
  if (file === null) return <Predicted gene={gene} urs={urs} />;
  return (
    <div className="viewer__message">
      <h1 className="visually-hidden">RNA 2D structure of {gene}</h1>
      <Suspense fallback={<SkeletonRows rows={8} label="Structure view loading ..." />}>
        <FileDrawing
          file={file}
          label={`Secondary structure of ${urs}`}
          rows={8}
          loading="Structure view loading ..."
          failed="The drawing could not be loaded."
        >
          <AtSource urs={urs} />
        </FileDrawing>
      </Suspense>
    </div>
  );
}

function AtSource({ urs }: { readonly urs: string }) {
  const { site } = useViewBoot();
  return (
    <SourceLink source={site.viewers.rna_2d} id={urs}>
      View {urs} at RNAcentral
    </SourceLink>
  );
}

/** What the load of the release predicted. */
function Predicted({ gene, urs }: RnaViewProps) {
  const answer = useAnswer<GenePage>(`data/gene/${encodeURIComponent(gene)}`);
  useReady(answer.state !== "asking");
  if (answer.state === "asking") return <SkeletonRows rows={8} label="Structure view loading ..." />;
  if (answer.state === "failed")
    return (
      <ErrorMessage
        title="The structure could not be loaded."
        failure={answer.failure}
        onRetry={answer.retry}
      />
    );
  const { rna_structure: structure, display_name: name } = answer.data;
  if (!structure)
    return (
      <div className="viewer__message">
        <div className="empty">
          <h1 className="visually-hidden">RNA 2D structure of {name}</h1>
          <p>No secondary structure of {name} is kept or predicted on this site.</p>
          {isUrs(urs) && (
            <p>
              <AtSource urs={urs} />
            </p>
          )}
        </div>
      </div>
    );
  return <RnaDrawing name={name} structure={structure} />;
}
