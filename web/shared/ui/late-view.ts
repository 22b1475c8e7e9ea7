/** Views whose program comes after the page: when it is wanted, or when someone is here who may print the page. */
import { createElement, startTransition, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

type Draw<Props> = (props: Props) => ReactNode;

export interface LateView<Props> {
  /** null until its program has come. */
  readonly now: () => Draw<Props> | null;
  readonly load: () => Promise<void>;
}

/** Unlike `lazy` of React it can be drawn at once where its program is there, as paper needs it. */
export function lateView<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LateView<Props> {
  let draw: Draw<Props> | null = null;
  return {
    now: () => draw,
    load: async () => {
      const { default: view } = await load();
      draw ??= (props) => createElement(view, props);
    },
  };
}

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls back at the first sign of a reader; the answer takes it back. */
function whenSomeoneIsHere(call: () => void): () => void {
  const heard = new AbortController();
  const once = () => {
    heard.abort();
    call();
  };
  for (const sign of signs)
    addEventListener(sign, once, { signal: heard.signal, passive: true, capture: true });
  return () => heard.abort();
}

/** What draws the view, null until it can. @param wanted it is asked for at once; else when a reader is here, for paper */
export function useLateView<Props>(late: LateView<Props>, wanted: boolean): Draw<Props> | null {
  const [, setState] = useState<"there" | null>(null);
  useEffect(() => {
    if (late.now() !== null) return;
    const ask = () =>
      void late.load().then(
        () => startTransition(() => setState("there")),
        (error: unknown) => {
          // As `lazy` does: whoever shows errors of this part of the page shows this one. Paper goes without.
          if (wanted)
            setState(() => {
              throw error;
            });
        },
      );
    if (wanted) {
      ask();
      return;
    }
    return whenSomeoneIsHere(ask);
  }, [late, wanted]);
  return late.now();
}
