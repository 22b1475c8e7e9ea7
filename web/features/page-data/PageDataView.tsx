import type { DocumentationPage } from "../../../api/contract/index.ts";
import { GeneChangesView } from "./GeneChangesView.tsx";
import { GeneCounts } from "./GeneCounts.tsx";
import { ProteinStatusView } from "./ProteinStatusView.tsx";
import { SlimView } from "./SlimView.tsx";

type Shown = NonNullable<DocumentationPage["shows"]>;

/** What of the release a page of text shows below it. */
export function PageDataView({ shows: { kind, name } }: { readonly shows: Shown }) {
  switch (kind) {
    case "slim":
      return <SlimView name={name} />;
    case "protein-status":
      return <ProteinStatusView />;
    case "gene-counts":
      return <GeneCounts />;
    case "gene-changes":
      return <GeneChangesView />;
  }
}
