/** What a drawing is laid out for. Apart from the layout, whose library only its worker loads. */

/** What a drawing is made for. */
export interface Shape {
  /** Width over height of the window, about. */
  readonly aspect: number;
  /** A drawing that is wider than this (px) and this many times wider than high is turned: then more of it can be seen at a time. */
  readonly maxWidth: number;
  readonly maxAspect: number;
}

export const wideShape: Shape = { aspect: 1.4, maxWidth: 1_200, maxAspect: 2 };
export const narrowShape: Shape = { aspect: 0.6, maxWidth: 440, maxAspect: 0.6 };
