import type { DocumentationPage } from "../../../api/contract/index.ts";
import { FileList } from "./FileList.tsx";
import { GeneChangesView } from "./GeneChangesView.tsx";
import { GeneCounts } from "./GeneCounts.tsx";
import { PlotOfPage } from "./PlotOfPage.tsx";
import { ProteinStatusView } from "./ProteinStatusView.tsx";
import { ReleaseCounts } from "./ReleaseCounts.tsx";
import { SlimView } from "./SlimView.tsx";
import { SourceVersions } from "./SourceVersions.tsx";

type Shown = NonNullable<DocumentationPage["shows"]>;

/** What of the release a page of text shows below it. */
export function PageDataView({ shows: { kind, name } }: { readonly shows: Shown }) {
  switch (kind) {
    case "slim":
      return <SlimView name={name} />;
    case "plot":
      return <PlotOfPage name={name} />;
    case "files":
      return <FileList names={name.split(" ")} />;
    case "protein-status":
      return <ProteinStatusView />;
    case "gene-counts":
      return <GeneCounts />;
    case "gene-changes":
      return <GeneChangesView />;
    case "release-counts":
      return <ReleaseCounts />;
    case "sources":
      return <SourceVersions />;
  }
}
