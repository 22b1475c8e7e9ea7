import { lazy, Suspense, useEffect } from "react";
import type { RheaReaction } from "../../../api/contract/index.ts";
import { useViewBoot } from "../../shared/boot/boot.ts";
import { ReactionFigure } from "../../features/reactions/ReactionFigure.tsx";
import { ReactionFiles } from "../../features/reactions/ReactionFiles.tsx";
import { useReady } from "../../features/frames/use-ready.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SourceLink } from "../frame/SourceLink.tsx";
import { sourceFile } from "../frame/source-file.ts";
import { useAnswer } from "../frame/use-answers.ts";

/** Of deployments with drawings of their own. */
const FileDrawing = lazy(() => import("../frame/FileDrawing.tsx"));

export interface ReactionViewProps {
  /** Number in Rhea. */
  readonly id: string;
  readonly mini: boolean;
}

/** rhea_widget/{full|mini}/{id}: a reaction as the terms that name it write it, or as the deployment's drawing of it. */
export default function ReactionView({ id, mini }: ReactionViewProps) {
  const { site } = useViewBoot();
  const source = site.viewers.rhea;
  const file = sourceFile(source, id);
  useEffect(() => {
    document.title = `Reaction RHEA:${id}`;
  }, [id]);
  return (
    <div className={mini ? "viewer__message viewer--mini" : "viewer__message"}>
      <h1 className="visually-hidden">Reaction RHEA:{id}</h1>
      {file === null ? (
        <Written id={id} mini={mini} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={mini ? 2 : 4} label="Reaction loading ..." />}>
          <FileDrawing
            file={file}
            label={`Reaction RHEA:${id}`}
            rows={mini ? 2 : 4}
            loading="Reaction loading ..."
            failed="The reaction could not be loaded."
          >
            <SourceLink source={source} id={id}>
              View RHEA:{id} at Rhea
            </SourceLink>
          </FileDrawing>
        </Suspense>
      )}
    </div>
  );
}

/** The equation of the first term that has one. */
function Written({ id, mini }: ReactionViewProps) {
  const { site } = useViewBoot();
  const answer = useAnswer<RheaReaction>(`data/reaction/${encodeURIComponent(id)}`);
  useReady(answer.state !== "asking");
  const link = (
    <SourceLink source={site.viewers.rhea} id={id}>
      {mini ? `RHEA:${id}` : `View RHEA:${id} at Rhea`}
    </SourceLink>
  );
  if (answer.state === "asking") return <SkeletonRows rows={mini ? 2 : 4} label="Reaction loading ..." />;
  if (answer.state === "failed" && answer.failure.status !== 404)
    return (
      <ErrorMessage title="The reaction could not be loaded." failure={answer.failure} onRetry={answer.retry}>
        {link}
      </ErrorMessage>
    );
  const terms = answer.state === "there" ? answer.data.terms : [];
  const [written] = terms;
  return (
    <>
      {written?.reaction ? (
        <>
          <ReactionFigure reaction={written.reaction} label={`Reaction RHEA:${id}`} framed />
          {!mini && <ReactionFiles reaction={written.reaction} name={`RHEA:${id}`} file={`RHEA_${id}`} />}
        </>
      ) : (
        <p className="empty">
          {terms.length === 0
            ? `No term of this release names RHEA:${id}.`
            : `No term of this release writes RHEA:${id} as an equation.`}
        </p>
      )}
      <p className="small muted reaction__source">
        {written && (
          <>
            as in the definition of{" "}
            <a href={pageAddress(urls.term(written.termid))} target="_top">
              {written.name}
            </a>{" "}
            ·{" "}
          </>
        )}
        {link}
      </p>
    </>
  );
}
