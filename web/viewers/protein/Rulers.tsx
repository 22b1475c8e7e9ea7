import type { Ref } from "react";
import type { NightingaleNavigation } from "./nightingale.ts";

export interface RulersProps {
  readonly navigation: Ref<NightingaleNavigation>;
  readonly sequence: string;
  /** In px. */
  readonly width: number;
}

/** px, kept free until the elements are alive; and of the line below a row */
const rulerHeight = 34;
const residuesHeight = 22;
const line = 1;

/** The positions, and below them the residues. The ruler ends where the last residue begins, and tracks where it ends: its margin is a residue wide, so that both count alike. */
export function Rulers({ sequence, width, navigation }: RulersProps) {
  const { length } = sequence;
  return (
    <>
      <div className="protein-row" style={{ minHeight: rulerHeight + line }}>
        <span className="protein-row__name muted">{length} aa</span>
        <nightingale-navigation
          ref={navigation}
          length={length}
          width={width}
          height={rulerHeight}
          ruler-padding={0}
          margin-left={0}
          margin-right={width / length}
        />
      </div>
      <div className="protein-row" style={{ minHeight: residuesHeight + line }}>
        <span className="protein-row__name muted">Sequence</span>
        <nightingale-sequence
          sequence={sequence}
          length={length}
          width={width}
          height={residuesHeight}
          margin-left={0}
          margin-right={0}
        />
      </div>
    </>
  );
}
