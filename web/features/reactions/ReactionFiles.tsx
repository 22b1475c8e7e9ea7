import { lazy, Suspense } from "react";
import type { ReactionDownloadsProps } from "./ReactionDownloads.tsx";

const ReactionDownloads = lazy(() => import("./ReactionDownloads.tsx"));

/** Buttons to take a reaction along; their place is kept while what draws structures is under way. */
export const ReactionFiles = (props: ReactionDownloadsProps) => (
  <span className="actions reaction__files">
    <Suspense>
      <ReactionDownloads {...props} />
    </Suspense>
  </span>
);
