/** The elements that draw the rulers of a protein. Their library comes after the tracks, which are drawn without it. */
import type NightingaleNavigation from "@nightingale-elements/nightingale-navigation";
import type { Ref } from "react";

let loading: Promise<void> | null = null;

/** Has the elements come to life; at once where they are alive. */
export const loadElements = (): Promise<void> =>
  (loading ??= import("./elements.ts").then(
    ({ registerElements }) => registerElements(),
    (error: unknown) => {
      // The next one who needs them tries again.
      loading = null;
      throw error;
    },
  ));

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
