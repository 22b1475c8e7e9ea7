import type { GeneShort, PathwayActivity, PathwayWay } from "../../../api/contract/index.ts";
import { count, counted } from "../../shared/format/format.ts";
import { pageAddress } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import type { FrameAnswer } from "../frame/use-answers.ts";
import { effectOf } from "../pathway/effects.ts";
import { wayModels } from "./way-models.ts";

const called = ({ name, uniquename }: GeneShort): string => name ?? uniquename;

/** The way between two genes as a chain of activities, each with what leads to the next; or why there is none. */
export function WayText({
  way: answer,
  gene,
  to,
}: {
  readonly way: FrameAnswer<readonly PathwayWay[]>;
  readonly gene: string;
  readonly to: string;
}) {
  if (answer.state === "failed")
    return (
      <>
        <p role="alert">
          No way from {gene} to {to}: {answer.failure.detail}
        </p>
        {answer.failure.status !== 404 && (
          <button type="button" className="button" onClick={answer.retry}>
            Try again
          </button>
        )}
      </>
    );
  if (answer.state === "asking") return <p>Looking for a way …</p>;
  const [way] = answer.data;
  if (!way) return <p>Looking for a way …</p>;
  return way.activities.length === 0 ? <NoWay way={way} /> : <Chain way={way} />;
}

/** The activities one below the other. */
function Chain({ way }: { readonly way: PathwayWay }) {
  const [from, last] = way.is_back ? [way.to, way.from] : [way.from, way.to];
  const bySame = way.steps.filter(({ same_gene: same }) => same !== null).length;
  return (
    <>
      <h2>
        {called(from)} to {called(last)}: {counted(way.steps.length, "step")}
      </h2>
      {way.is_back && (
        <p>
          No way leads from {called(way.from)} to {called(way.to)}; this is the way back.
        </p>
      )}
      {bySame > 0 && (
        <p>
          {bySame === 1 ? "One step leads" : `${count(bySame)} steps lead`} on by another activity of the same
          gene: no model says that one of these affects the other.
        </p>
      )}
      <ol className="way">
        {way.activities.map((activity, at) => (
          <li key={`${activity.id} ${at}`}>
            <Activity activity={activity} />
            <StepText way={way} at={at} />
          </li>
        ))}
      </ol>
      <p>
        <a
          href={pageAddress(
            urls.pathways(
              "gene",
              wayModels(way).join("+"),
              `${from.uniquename},${last.uniquename}`,
              `${called(from)} to ${called(last)}`,
            ),
          )}
          target="_top"
        >
          {way.models.length > 1 ? "View the models of the way merged" : "View the model"}
        </a>
      </p>
    </>
  );
}

const Activity = ({
  activity: { enabled_by: by, molecular_function: does, models },
}: {
  readonly activity: PathwayActivity;
}) => (
  <div className="way__activity">
    <b>
      {by?.gene ? (
        <a href={pageAddress(urls.gene(by.gene.uniquename))} target="_top">
          <i>{called(by.gene)}</i>
        </a>
      ) : (
        (by?.label ?? "unknown")
      )}
    </b>
    <span>{does?.name ?? "activity not said"}</span>
    <span className="muted small">
      {models.length > 1 ? `in ${counted(models.length, "model")}` : <Model id={models[0] ?? ""} />}
    </span>
  </div>
);

const Model = ({ id }: { readonly id: string }) => (
  <a href={pageAddress(urls.gocam(id))} target="_top">
    model {id}
  </a>
);

/** What leads from an activity of the way to the next. */
function StepText({ way, at }: { readonly way: PathwayWay; readonly at: number }) {
  const step = way.steps[at];
  if (!step) return null;
  return step.link ? (
    <p className={`way__step way__step--${effectOf(step.link)}`}>{step.link.label}</p>
  ) : (
    <p className="way__step way__step--same">same gene{step.same_gene && `, ${called(step.same_gene)}`}</p>
  );
}

function NoWay({ way: { from, to, searched } }: { readonly way: PathwayWay }) {
  const absent = [...(searched.has_from ? [] : [from]), ...(searched.has_to ? [] : [to])];
  return (
    <>
      <h2>
        No way from {called(from)} to {called(to)}
      </h2>
      <p>
        {absent.length > 0
          ? `${absent.map(called).join(" and ")} ${absent.length === 1 ? "does" : "do"} no activity that this release knows in full.`
          : "Neither direction is connected, not even by activities of the same genes."}{" "}
        Searched: {counted(searched.activities, "activity", "activities")} of{" "}
        {counted(searched.models, "model")}, all whose activities this release has.
      </p>
    </>
  );
}
