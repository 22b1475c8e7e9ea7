/** Texts about what neither the release nor the site has. Pure. */
import type { DataGap } from "../../index-mappings/pages/release.ts";

const typePrefix = "type ";

/** What is known when a text is read: what the release does not tell, and the annotation types of the deployment. */
export interface Told {
  readonly gaps: readonly DataGap[];
  readonly types: readonly { readonly id: string }[];
}

/**
 * Whether a text is about what neither the release nor the site has: any of what it needs is enough. An annotation type that
 * the deployment leaves out is none of the release's gaps.
 */
export const isAboutNothing = (needs: readonly string[], { gaps, types }: Told): boolean =>
  needs.length > 0 &&
  needs.every((need) => {
    const isType = need.startsWith(typePrefix);
    const name = isType ? need.slice(typePrefix.length) : need;
    return (
      (isType && !types.some(({ id }) => id === name)) ||
      gaps.some(({ topic, is_partial: isPartial }) => topic === name && !isPartial)
    );
  });

/** What such a text begins with, as the program draws what a release does not tell (web/features/states/NotInRelease.tsx). */
export const aboutNothingNote = (text: "page" | "section"): string =>
  `<p class="not-in-release small"><span>not in this release</span> <span class="not-in-release__reason">this ${text} tells of data that other releases and sites have</span></p>\n`;
