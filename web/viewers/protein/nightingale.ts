/** The elements that draw along a sequence. The classes are named here, or the build would take their packages for unused. */
import NightingaleManager from "@nightingale-elements/nightingale-manager";
import NightingaleNavigation from "@nightingale-elements/nightingale-navigation";
import NightingaleSequence from "@nightingale-elements/nightingale-sequence";
import type { Ref } from "react";

const classes = {
  "nightingale-manager": NightingaleManager,
  "nightingale-navigation": NightingaleNavigation,
  "nightingale-sequence": NightingaleSequence,
};

/** Registers the elements, each once. */
export function registerElements(): void {
  for (const [name, element] of Object.entries(classes))
    if (!customElements.get(name)) customElements.define(name, element);
}

export type { NightingaleNavigation };

interface Drawn {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly "margin-left"?: number;
  readonly "margin-right"?: number;
}

declare module "react" {
  // The shape of this declaration is React's own.
  // eslint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      "nightingale-manager": { readonly ref?: Ref<HTMLElement>; readonly children: React.ReactNode };
      /** `ruler-padding`: px left free at both ends of the ruler, which tracks do not have; 10 where it is not given. */
      "nightingale-navigation": Drawn & {
        readonly ref?: Ref<NightingaleNavigation>;
        readonly "ruler-padding": number;
      };
      "nightingale-sequence": Drawn & { readonly sequence: string };
    }
  }
}
