import type { ReactNode } from "react";
import { Listed } from "./links.tsx";

const shown = 3;

interface KeyedPart {
  readonly key: string;
  readonly part: ReactNode;
}

/** The first three of a list, the others folded behind "and N more". */
export function FirstFew({ parts }: { readonly parts: readonly KeyedPart[] }) {
  const more = parts.slice(shown);
  return (
    <>
      <Listed parts={parts.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary>and {more.length} more</summary>
          <Listed parts={more} />
        </details>
      )}
    </>
  );
}
