import type { Ref } from "react";
import type { NightingaleNavigation } from "./nightingale.ts";

export interface RulersProps {
  readonly navigation: Ref<NightingaleNavigation>;
  readonly sequence: string;
  /** In px. */
  readonly width: number;
}

/** The positions, and below them the residues. The ruler ends where the last residue begins, and tracks where it ends: its margin is a residue wide, so that both count alike. */
export function Rulers({ sequence, width, navigation }: RulersProps) {
  const { length } = sequence;
  return (
    <>
      <div className="protein-row">
        <span className="protein-row__name muted">{length} aa</span>
        <nightingale-navigation
          ref={navigation}
          length={length}
          width={width}
          height={34}
          ruler-padding={0}
          margin-left={0}
          margin-right={width / length}
        />
      </div>
      <div className="protein-row">
        <span className="protein-row__name muted">Sequence</span>
        <nightingale-sequence
          sequence={sequence}
          length={length}
          width={width}
          height={22}
          margin-left={0}
          margin-right={0}
        />
      </div>
    </>
  );
}
