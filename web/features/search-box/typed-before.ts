/** What is typed into the box that the server drew goes on in the program's: no letter is lost, and the caret stays. */
import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import type { TypeaheadState } from "./use-typeahead.ts";

interface TypedBefore {
  readonly text: string;
  readonly caret: readonly [start: number | null, end: number | null];
  readonly hasFocus: boolean;
}

let typedBefore: TypedBefore | null = null;

/** Keeps what stands in the server's box, in the moment in which the program takes the place of what the server drew. */
export function keepTyped(served: ParentNode): void {
  const input = served.querySelector<HTMLInputElement>(".searchbox input");
  if (input === null) return;
  const { value: text, selectionStart, selectionEnd } = input;
  typedBefore = { text, caret: [selectionStart, selectionEnd], hasFocus: input === document.activeElement };
}

/** Puts text, caret and focus into the program's box; where nothing was typed it keeps its own text. */
function goOn(box: HTMLInputElement, { text, caret, hasFocus }: TypedBefore): void {
  // The caret needs its text.
  if (text !== "") box.value = text;
  if (!hasFocus) return;
  box.focus({ preventScroll: true });
  if (text !== "") box.setSelectionRange(...caret);
}

/** Goes on with it, in the same moment: between two keys. */
export function useTypedBefore({ change }: TypeaheadState, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (typedBefore === null || input.current === null) return;
    const typed = typedBefore;
    typedBefore = null;
    if (typed.text !== "") change(typed.text);
    goOn(input.current, typed);
  }, [change, input]);
}
