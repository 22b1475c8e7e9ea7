import { useSelector } from "react-redux";
import type { TermPage } from "../../../api/contract/index.ts";
import { frames } from "../../shared/urls/frames.ts";
import { useNearView } from "../../shared/browser/use-near-view.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { Frame } from "../frames/Frame.tsx";
import { widgetSettings } from "./settings.ts";
import { shownTermWidget, termWidgetsOf } from "./term-choice.ts";
import type { TermWidgetChoice } from "./term-choice.ts";
import { WidgetButtons } from "./WidgetButtons.tsx";

const labels = { gocam_viewer: "Pathway view", rhea: "Reaction" } as const;

export interface TermWidgetsProps {
  readonly term: TermPage;
  /** Ids of the reactions that it names, without prefix. */
  readonly reactions: readonly string[];
}

/** Pathways or reactions of a term, as the reader chose; nothing where it has neither. */
export function TermWidgets({ term, reactions }: TermWidgetsProps) {
  const { termPageMainWidget: choice } = useSelector(widgetSettings.selectors.settings);
  const dispatch = useAppDispatch();
  const { ref, near } = useNearView<HTMLDivElement>(false);
  const has = { models: term.gocams.length > 0, reactions: reactions.length > 0 };
  const available = termWidgetsOf(has);
  const shown = shownTermWidget(choice, has);
  const choose = (next: TermWidgetChoice) =>
    dispatch(widgetSettings.actions.chosen({ termPageMainWidget: next }));
  if (available.length === 0) return null;
  return (
    <div className="widgets" ref={ref}>
      <WidgetButtons
        label="Choose a view"
        widgets={available.map((id) => ({ id, label: labels[id] }))}
        shown={shown}
        hideLabel="Hide"
        onChoose={choose}
      />
      {shown === "gocam_viewer" && (
        <div className="widget" style={{ minHeight: 500 }}>
          {near && (
            <Frame
              title={`Pathway models with ${term.name}`}
              src={frames.gocam(term.gocams.map((model) => model.gocam_id))}
              width={2_000}
              height={500}
              minHeight={110}
              loading="Pathway view loading ..."
            />
          )}
        </div>
      )}
      {shown === "rhea" && (
        <div className="widget widget--stack" style={{ minHeight: 250 * reactions.length }}>
          {near &&
            reactions.map((id) => (
              <Frame
                key={id}
                title={`Reaction RHEA:${id}`}
                src={frames.rhea("full", id)}
                width={900}
                height={250}
                loading="Reaction loading ..."
              />
            ))}
        </div>
      )}
    </div>
  );
}
