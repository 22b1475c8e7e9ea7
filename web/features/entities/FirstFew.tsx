import type { ReactNode } from "react";
import type { GocamShort } from "../../../api/contract/index.ts";
import { GocamLink, Listed } from "./links.tsx";

interface KeyedPart {
  readonly key: string;
  readonly part: ReactNode;
}

export interface FirstFewProps {
  readonly parts: readonly KeyedPart[];
  /** How many are said at once. */
  readonly shown?: number;
}

/** The first few of a list, the others folded behind "and N more". */
export function FirstFew({ parts, shown = 3 }: FirstFewProps) {
  const more = parts.slice(shown);
  return (
    <>
      {/* A line may end before what is folded. */}
      <Listed parts={parts.slice(0, shown)} />
      <wbr />
      {more.length > 0 && (
        <details className="first-few">
          <summary>and {more.length} more</summary>
          {", "}
          <Listed parts={more} />
        </details>
      )}
    </>
  );
}

/** Pathway models by their titles. */
export const PathwayModels = ({ models }: { readonly models: readonly GocamShort[] }) => (
  <FirstFew parts={models.map((model) => ({ key: model.gocam_id, part: <GocamLink model={model} /> }))} />
);
