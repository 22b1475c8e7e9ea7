import type { ReactNode } from "react";

/** Stands for a genotype that is not recorded, with the genes that the phenotype is said of. */
export const NoGenotype = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className="muted">genotype not recorded, gene:</span> {children}
  </>
);
