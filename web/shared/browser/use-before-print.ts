import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/** Whether something is being drawn for paper at this moment. */
let isDrawing = false;

/**
 * Has the state that `toPaper` sets drawn when the browser is about to draw the page for paper, which it does right after.
 * Components are asked in the order in which they came. It listens from the moment the component is there, not from
 * its first idle moment: who prints a page that is just coming has all of it on paper too. What comes only as others are
 * drawn for paper, as the rest of a long page, is asked as it comes. `toScreen` takes it back afterwards.
 */
export function useBeforePrint(
  isNeeded: boolean,
  toPaper: () => void,
  toScreen: () => void = () => undefined,
): void {
  const come = useEffectEvent(toPaper);
  const draw = useEffectEvent(() => {
    isDrawing = true;
    try {
      flushSync(toPaper);
    } finally {
      isDrawing = false;
    }
  });
  const takeBack = useEffectEvent(toScreen);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    // What others draw is flushed with it.
    if (isDrawing) come();
    const onPrint = () => draw();
    const paper = matchMedia("print");
    const onPrinted = () => takeBack();
    const onMedia = () => (paper.matches ? draw() : takeBack());
    addEventListener("beforeprint", onPrint);
    addEventListener("afterprint", onPrinted);
    paper.addEventListener("change", onMedia);
    return () => {
      removeEventListener("beforeprint", onPrint);
      removeEventListener("afterprint", onPrinted);
      paper.removeEventListener("change", onMedia);
    };
  }, [isNeeded]);
}
