import type { ReactNode } from "react";
import { useNearView } from "../browser/use-near-view.ts";

export interface NearViewProps {
  /** What the content is expected to take, in px: its place is kept until it is drawn. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Content that is drawn when it comes near the window, and stays. */
export function NearView({ height, children }: NearViewProps) {
  const { ref, near } = useNearView<HTMLDivElement>(false);
  return (
    <div ref={ref} style={near ? undefined : { minHeight: height }}>
      {near && children}
    </div>
  );
}
