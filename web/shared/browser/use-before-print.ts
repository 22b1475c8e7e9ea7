import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Has the state that `toPaper` sets drawn when the browser is about to draw the page for paper, which it does right after.
 * Components are asked in the order in which they came. It listens from the moment the component is there, not from
 * its first idle moment: who prints a page that is just coming has all of it on paper too. `toScreen` takes it back afterwards.
 */
export function useBeforePrint(
  isNeeded: boolean,
  toPaper: () => void,
  toScreen: () => void = () => undefined,
): void {
  const draw = useEffectEvent(() => flushSync(toPaper));
  const drawLate = useEffectEvent(toPaper);
  const takeBack = useEffectEvent(toScreen);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const onPrint = () => draw();
    const paper = matchMedia("print");
    // What another part of the page has drawn for paper.
    if (paper.matches) drawLate();
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
