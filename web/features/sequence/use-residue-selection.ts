import { useCallback, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { ResidueRange } from "./range.ts";
import { columnsOf, residuesBefore } from "./lines.ts";

/** Residues before a point of the window; null when there is no line at its height. Points beside the box count as at its edge. */
function residuesBeforePoint(box: HTMLElement, x: number, y: number): number | null {
  const edges = box.getBoundingClientRect();
  const inside = document.elementFromPoint(
    edges.left + box.clientWidth / 2,
    Math.min(Math.max(y, edges.top + 2), edges.bottom - 3),
  );
  const line = inside?.closest(".seq__line")?.querySelector<HTMLElement>(".seq__residues");
  if (!line || !box.contains(line)) return null;
  const [start, length] = [Number(line.dataset["start"]), Number(line.dataset["length"])];
  const { left, width } = line.getBoundingClientRect();
  return start - 1 + residuesBefore(((x - left) / width) * columnsOf(length), length);
}

/** Two places between residues, counted as residues before them: where the selection began and where it is now. */
interface Span {
  readonly anchor: number;
  readonly head: number;
}

export interface SelectionOptions {
  readonly length: number;
  /** Residues in a line. */
  readonly width: number;
  readonly selected: ResidueRange | null;
  /** Null clears the selection. */
  readonly onSelect: (range: ResidueRange | null) => void;
  readonly onCopy: () => void;
}

const rangeOf = ({ anchor, head }: Span): ResidueRange | null =>
  anchor === head ? null : { start: Math.min(anchor, head) + 1, end: Math.max(anchor, head) };
const spanOf = (range: ResidueRange | null): Span | null =>
  range && { anchor: range.start - 1, head: range.end };

/** The marked residues: those of the address, or those that are being dragged over. */
type SpanState = ReturnType<typeof useSpan>;

function useSpan({ selected, onSelect }: Pick<SelectionOptions, "selected" | "onSelect">) {
  const [span, setSpan] = useState<Span | null>(() => spanOf(selected));
  const dragging = useRef(false);
  const selectionKey = selected === null ? "" : `${selected.start} ${selected.end}`;
  useEffect(() => {
    if (!dragging.current)
      setSpan((present) =>
        selected === null ? present && { anchor: present.head, head: present.head } : spanOf(selected),
      );
    // The same range may come as another object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selectionKey]);

  const end = useCallback(
    (next: Span) => {
      setSpan(next);
      onSelect(rangeOf(next));
    },
    [onSelect],
  );
  return { span, setSpan, dragging, end };
}

/** A mouse selects by dragging. What is marked is told when the button is up. */
function pointerHandlers({ span, setSpan, dragging, end }: SpanState) {
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // Fingers scroll the box; they have the box for typed ranges.
    if (event.button !== 0 || event.pointerType === "touch" || event.target === event.currentTarget) return;
    const caret = residuesBeforePoint(event.currentTarget, event.clientX, event.clientY);
    if (caret === null) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    dragging.current = true;
    setSpan((present) => ({ anchor: event.shiftKey && present ? present.anchor : caret, head: caret }));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!dragging.current) return;
    const edges = event.currentTarget.getBoundingClientRect();
    if (event.clientY > edges.bottom) event.currentTarget.scrollTop += event.clientY - edges.bottom;
    if (event.clientY < edges.top) event.currentTarget.scrollTop -= edges.top - event.clientY;
    const head = residuesBeforePoint(event.currentTarget, event.clientX, event.clientY);
    if (head !== null)
      setSpan((present) => (present && present.head !== head ? { ...present, head } : present));
  };
  const onPointerUp = () => {
    if (!dragging.current || !span) return;
    dragging.current = false;
    end(span);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** Where a key moves the place to, which may be outside of the sequence; null for other keys. */
function stepped(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  head: number,
  length: number,
  width: number,
): number | null {
  const withControl = ctrlKey || metaKey;
  const lineStart = head - (head % width);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: head - 1,
    ArrowRight: head + 1,
    ArrowUp: head - width,
    ArrowDown: head + width,
    Home: withControl ? 0 : lineStart,
    End: withControl ? length : lineStart + width,
  };
  return steps[key] ?? null;
}

function onKey(
  event: KeyboardEvent<HTMLDivElement>,
  { span, end }: SpanState,
  { length, width, onSelect, onCopy }: SelectionOptions,
) {
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl && event.key === "a") {
    event.preventDefault();
    end({ anchor: 0, head: length });
    return;
  }
  if (withControl && event.key === "c") {
    onCopy();
    return;
  }
  if (event.key === "Escape") {
    onSelect(null);
    return;
  }
  const head = span?.head ?? 0;
  const step = stepped(event, head, length, width);
  if (step === null) return;
  event.preventDefault();
  const caret = Math.min(Math.max(step, 0), length);
  end({ anchor: event.shiftKey ? (span?.anchor ?? head) : caret, head: caret });
  const line =
    event.currentTarget.querySelectorAll(".seq__line")[Math.floor(Math.min(caret, length - 1) / width)];
  line?.scrollIntoView({ block: "nearest" });
}

/**
 * Selecting by mouse and keyboard. A mouse selects by dragging over at least one residue, with Shift from where the last
 * selection began. Arrows move the place, with Shift they select; Home and End go to the ends of the line, with Control to
 * those of the sequence; Control+A selects all, Control+C copies, Escape clears. What is selected shows at once and is
 * told when the button is up.
 */
export function useResidueSelection(options: SelectionOptions) {
  const state = useSpan(options);
  const { span } = state;
  const [focused, setFocused] = useState(false);
  return {
    /** What is marked now, also while it is being dragged. */
    shown: span && rangeOf(span),
    caret: focused ? (span?.head ?? 0) : null,
    handlers: {
      ...pointerHandlers(state),
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => onKey(event, state, options),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
