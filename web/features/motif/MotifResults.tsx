import { Link2 } from "lucide-react";
import { useMemo, useState } from "react";
import type { MotifAnswer } from "../../../api/contract/motif.ts";
import { counted } from "../../shared/format/format.ts";
import { fetchIds } from "../../shared/api-client/fetch-text.ts";
import { motifFile, tools } from "../../shared/api-client/tools.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useParts } from "../../shared/table/use-parts.ts";
import { FileMenu } from "../../shared/ui/DownloadPanel.tsx";
import { SendGenes } from "../gene-handoff/SendGenes.tsx";
import { ShowAll } from "../../shared/table/ShowAll.tsx";
import { useCopy } from "../../shared/toast/use-copy.ts";
import { PeptideMatches } from "./PeptideMatches.tsx";

/** Proteins shown at first. */
export const firstProteins = 500;
/** So many are drawn at once with all their matches. */
const fewProteins = 100;

const files = [
  ["tsv", "Genes (TSV)"],
  ["ids", "Gene IDs"],
  ["fasta", "Proteins (FASTA)"],
  ["matches", "Matches (TSV)"],
] as const;

const SendMotifGenes = ({ motif }: { readonly motif: string }) => (
  <SendGenes
    name={`peptides matching motif "${motif}"`}
    genes={() => fetchIds(motifFile(motif, "ids"))}
    label="Send gene list to advanced search"
  />
);

/** Proteins that hold the motif, with all ways to take them along. */
export function MotifResults({ motif, answer }: { readonly motif: string; readonly answer: MotifAnswer }) {
  const [all, setAll] = useState(false);
  const everything = tools.useMotifsQuery({ peptides: "all", motif, count: "all" }, { skip: !all });
  const copy = useCopy();
  const peptides = (everything.data ?? answer).peptide_matches;
  const shown = useMemo(() => peptides.filter(({ gene }) => gene !== undefined), [peptides]);
  const drawn = useParts(shown, firstProteins);
  const rest = answer.peptide_count - shown.length;
  const showAll = rest > 0 && (
    <ShowAll
      shown={shown.length}
      total={counted(answer.peptide_count, "protein")}
      busy={everything.isFetching}
      failed={everything.isError}
      onShow={() => {
        if (all) void everything.refetch();
        else setAll(true);
      }}
    />
  );
  return (
    <section aria-labelledby="motif-results">
      <div className="list-bar">
        <h2 id="motif-results">{counted(answer.gene_count, "gene")}</h2>
        <span className="muted">
          {counted(answer.match_count, "match", "matches")}
          {answer.peptide_count !== answer.gene_count &&
            ` in ${counted(answer.peptide_count, "peptide")}`} of{" "}
          <code className="id--long">{answer.motif}</code>
        </span>
        <div className="actions">
          <SendMotifGenes motif={motif} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void copy("the link to this search", location.origin + urls.motifs(motif))}
          >
            <Link2 className="icon" aria-hidden />
            Link
          </button>
          <FileMenu files={files.map(([format, label]) => ({ label, href: motifFile(motif, format) }))} />
        </div>
      </div>
      {showAll}
      <ol className="motif-proteins">
        {drawn.map((peptide) => (
          <PeptideMatches
            key={peptide.peptide_id}
            peptide={peptide}
            motif={motif}
            isOneOfMany={shown.length > fewProteins}
          />
        ))}
      </ol>
      {showAll}
    </section>
  );
}
