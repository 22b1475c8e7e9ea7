import { useLayoutEffect, useRef } from "react";
import { counted } from "../../shared/format/format.ts";
import type { FeatureChoice } from "./use-feature-choice.ts";
import type { Target } from "./targets.ts";

/** px that are kept free between the list, the press and the window. */
const gap = 8;

/** Where in the window was pressed, and what can be meant by it. */
export interface PressedFeatures {
  readonly targets: readonly Target[];
  /** px */
  readonly left: number;
  readonly top: number;
}

export interface FeaturesHereProps {
  readonly pressed: PressedFeatures;
  readonly choice: FeatureChoice;
  readonly onClose: () => void;
}

/** Puts the list below the press, or above it, or where a small frame has room for it. */
function place(list: HTMLElement, { left, top }: PressedFeatures): void {
  const { width, height } = list.getBoundingClientRect();
  const max = { left: innerWidth - width - gap, top: innerHeight - height - gap };
  const above = top - gap - height;
  list.style.left = `${Math.max(gap, Math.min(left + gap, max.left))}px`;
  list.style.top = `${top + gap <= max.top ? top + gap : Math.max(gap, above >= gap ? above : max.top)}px`;
}

/** The features that lie so close to each other that a press can mean any of them, as a list to choose from. */
export function FeaturesHere({ pressed, choice, onClose }: FeaturesHereProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = list;
    if (element === null) return;
    element.showPopover();
    place(element, pressed);
    element.querySelector("button")?.focus();
  }, [pressed]);
  const title = counted(pressed.targets.length, "feature") + " here";
  return (
    <div
      ref={list}
      popover="auto"
      className="features-here"
      role="group"
      aria-label={title}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <p className="muted">{title}</p>
      {pressed.targets.map(({ feature: { id, display_name: name, detail }, interval }) => (
        <button
          key={id}
          type="button"
          aria-pressed={choice.selected?.id === id}
          onPointerEnter={() => choice.point(id)}
          onPointerLeave={() => choice.point(null)}
          onClick={() => {
            choice.select(id, interval);
            list.current?.hidePopover();
          }}
        >
          {name}
          {detail !== null && detail !== name && <span className="id">{detail}</span>}
        </button>
      ))}
    </div>
  );
}
