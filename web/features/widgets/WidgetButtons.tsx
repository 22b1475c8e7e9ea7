import { EyeOff } from "lucide-react";

export interface WidgetButtonsProps<Widget extends string> {
  /** What the widgets are about, for screen readers. */
  readonly label: string;
  /** With the reason, in a few words and in a sentence, where there is none. */
  readonly widgets: readonly {
    readonly id: Widget;
    readonly label: string;
    readonly gap?: { readonly short: string; readonly reason: string };
  }[];
  readonly shown: Widget | "none";
  readonly hideLabel: string;
  readonly onChoose: (choice: Widget | "none") => void;
}

/** The choice of a widget: in a row while none is shown, else one below the other beside it. */
export function WidgetButtons<Widget extends string>({
  label,
  widgets,
  shown,
  hideLabel,
  onChoose,
}: WidgetButtonsProps<Widget>) {
  return (
    <div
      className={`widget-buttons ${shown === "none" ? "widget-buttons--row" : "widget-buttons--column"}`}
      role="group"
      aria-label={label}
    >
      {widgets.map((widget) => (
        <button
          type="button"
          className="button"
          key={widget.id}
          aria-pressed={shown === widget.id}
          disabled={widget.gap !== undefined}
          title={widget.gap?.reason}
          onClick={() => onChoose(widget.id)}
        >
          {widget.label}
          {widget.gap !== undefined && <span className="small">{widget.gap.short}</span>}
        </button>
      ))}
      {widgets.length > 0 && (
        <button
          type="button"
          className="button button--quiet"
          disabled={shown === "none"}
          onClick={() => onChoose("none")}
        >
          <EyeOff className="icon" aria-hidden />
          {hideLabel}
        </button>
      )}
    </div>
  );
}
