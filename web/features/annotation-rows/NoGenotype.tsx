import type { ReactNode } from "react";

/** Stands for a genotype that is not recorded: the genes that the phenotype is said of, in words short enough for one line. */
export const NoGenotype = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className="muted">gene only:</span> {children}
  </>
);
