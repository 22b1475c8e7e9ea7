import type { DataGap } from "../../../api/contract/index.ts";

const typePrefix = "type ";

/**
 * Whether a page is about what neither the release nor the site has: any of what it needs is enough. An annotation type that
 * the deployment leaves out is none of the release's gaps.
 */
export const isAboutNothing = (
  needs: readonly string[],
  gaps: readonly DataGap[],
  types: readonly { readonly id: string }[],
): boolean =>
  needs.length > 0 &&
  needs.every((need) => {
    const isType = need.startsWith(typePrefix);
    const name = isType ? need.slice(typePrefix.length) : need;
    return (
      (isType && !types.some(({ id }) => id === name)) ||
      gaps.some(({ topic, is_partial: isPartial }) => topic === name && !isPartial)
    );
  });
