import { HelpLink } from "../../shared/ui/HelpLink.tsx";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { geneLongName } from "../../../api/contract/values/titles.ts";
import { api } from "../../shared/api-client/api.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { frameMargin, useNearView } from "../../shared/browser/use-near-view.ts";
import { frames } from "../../shared/urls/frames.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { GeneName } from "../../features/entities/links.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { Frame } from "../../features/frames/Frame.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { isProteinLonger, widgetsOf } from "../../features/widgets/gene-choice.ts";
import { useOffered } from "../../features/widgets/use-offered.ts";
import { StructureWidget, structureHeight } from "../../features/widgets/StructureWidget.tsx";
import { useTiedFrame } from "../../features/widgets/use-tied-frame.ts";
import { FeatureTable } from "./FeatureTable.tsx";
import { about } from "../../features/entities/about.ts";

const help = "/documentation/gene-page-protein-features-widget";

/** /gene_protein_features/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={api.useGeneQuery(id)} title={["Protein features of a gene", id]}>
      {(gene) => <Features key={gene.uniquename} asked={id} gene={gene} />}
    </Loaded>
  );
}

/** Everything that is known along the gene's protein, drawn; outside production also as a table. */
function Features({ asked, gene }: { readonly asked: string; readonly gene: GenePage }) {
  const { site } = useDeployment();
  const [asTable, setAsTable] = useState(false);
  usePrimaryAddress(urls.geneProteinFeatures, asked, gene.uniquename);
  usePageTitle("Protein features of a gene", geneLongName(gene));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind kind--gene">
            <Glyph type="gene" />
            Gene
          </p>
          <h1>
            Protein features of:{" "}
            <Link to={urls.gene(gene.uniquename)} {...about("gene", gene.uniquename)}>
              <GeneName gene={gene} />
            </Link>
          </h1>
          {gene.product !== null && <p className="product">{gene.product}</p>}
        </div>
        <div className="actions">
          {gene.uniprot_identifier !== null && site.deploy_mode !== "production" && (
            <button
              type="button"
              className="button"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? "Return to diagram" : "Show as table"}
            </button>
          )}
          <HelpLink to={help} about="Protein features" />
        </div>
      </header>
      <DomainsGap />
      {gene.uniprot_identifier === null ? (
        <div className="empty well">
          <p>
            No protein of {gene.display_name} is known to UniProt, so there are no features to draw. Back to{" "}
            <Link to={urls.gene(gene.uniquename)}>its page</Link>.
          </p>
        </div>
      ) : asTable ? (
        <FeatureTable gene={gene} />
      ) : (
        <Drawings gene={gene} />
      )}
    </div>
  );
}

/** All features along the protein and, where there is one, its predicted structure: what is selected in one is marked in the other. */
function Drawings({ gene }: { readonly gene: GenePage }) {
  const around = useRef<HTMLDivElement>(null);
  const { ref: structure, near } = useNearView<HTMLElement>(false, frameMargin);
  useTiedFrame(around, gene);
  const offered = useOffered();
  const hasStructure = widgetsOf(gene, offered).includes("alphafold");
  const minHeight = isProteinLonger(gene, offered.longestModelled) ? 0 : structureHeight;
  return (
    <>
      <div ref={around}>
        <Frame
          title={`All protein features of ${gene.display_name}`}
          src={frames.proteinFeatures("full", gene.uniquename)}
          width={2_400}
          height={600}
          minHeight={250}
          loading="Protein features loading ..."
        />
      </div>
      {hasStructure && (
        <section ref={structure} className="section" aria-labelledby="structure">
          <h2 id="structure">Predicted structure</h2>
          <div style={{ minHeight }}>{near && <StructureWidget gene={gene} />}</div>
        </section>
      )}
    </>
  );
}

/** Says where the release tells no domains, so that none of them is drawn. */
function DomainsGap() {
  const gap = useDataGaps().find(({ topic }) => topic === "domains");
  return gap ? <NotInRelease label={gap.label} reason={gap.reason} /> : null;
}
