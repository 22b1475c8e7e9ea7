import { useState } from "react";
import { Link } from "react-router-dom";
import type { GeneShort } from "../../../api/contract/index.ts";
import { compareNames } from "../../shared/format/compare-names.ts";
import { count, counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GeneLink } from "../../features/entities/links.tsx";
import { SendGenes } from "../../features/gene-handoff/SendGenes.tsx";

export interface PathwayGenesProps {
  readonly title: string;
  /** What the models are called. */
  readonly pathway: string;
  readonly genes: readonly GeneShort[];
  readonly marked: ReadonlySet<string>;
}

/** Longer lists make addresses that servers refuse. */
const maxGenesInAddress = 300;

/** The genes as a query that the results page shows. */
const resultsOf = (genes: readonly GeneShort[], name: string): string =>
  urls.resultsOf(
    JSON.stringify({
      constraints: { node_name: name, gene_list: { genes: genes.map(({ uniquename }) => ({ uniquename })) } },
      output_options: { field_names: ["gene_uniquename"], sequence: "none" },
    }),
  );

/** Of a long list more are shown when they are wanted, but all that are highlighted. */
const atFirst = 150;

const called = (gene: GeneShort): string => gene.name ?? gene.uniquename;

/** Genes beside the drawing, those that it highlights first. */
export function PathwayGenes({ title, pathway, genes, marked }: PathwayGenesProps) {
  const [all, setAll] = useState(false);
  if (genes.length === 0) return null;
  const sorted = genes.toSorted(
    (a, b) =>
      Number(marked.has(b.uniquename)) - Number(marked.has(a.uniquename)) ||
      compareNames(called(a), called(b)),
  );
  const name = `Genes from GO-CAM pathway: ${pathway}`;
  const highlighted = genes.filter(({ uniquename }) => marked.has(uniquename)).length;
  return (
    <section>
      <h2>
        {title}:{" "}
        <span className="count">
          {count(genes.length)}
          {highlighted > 0 && `, ${count(highlighted)} highlighted`}
        </span>
      </h2>
      {genes.length > maxGenesInAddress ? (
        <SendGenes
          name={name}
          genes={() => Promise.resolve(genes.map(({ uniquename }) => uniquename))}
          label="Send list to the Advanced Search"
        />
      ) : (
        <p className="small">
          <Link to={resultsOf(genes, name)}>(Send list to the Advanced Search)</Link>
        </p>
      )}
      <ul className="pathway-genes" tabIndex={0} aria-label={title}>
        {(all ? sorted : sorted.slice(0, Math.max(atFirst, highlighted))).map((gene) => (
          <li key={gene.uniquename}>
            {marked.has(gene.uniquename) ? (
              <b>
                <GeneLink gene={gene} />
              </b>
            ) : (
              <GeneLink gene={gene} />
            )}
          </li>
        ))}
      </ul>
      {!all && sorted.length > Math.max(atFirst, highlighted) && (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          Show all {counted(genes.length, "gene")}
        </button>
      )}
    </section>
  );
}
