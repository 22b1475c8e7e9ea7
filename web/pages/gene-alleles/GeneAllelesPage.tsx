import { Link, useParams } from "react-router-dom";
import type { GeneAlleles } from "../../../api/contract/index.ts";
import { geneLongName } from "../../../api/contract/values/titles.ts";
import { counted } from "../../shared/format/format.ts";
import { lists } from "../../shared/api-client/lists.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { GeneName } from "../../features/entities/links.tsx";
import { Glyph } from "../../features/entities/Glyph.tsx";
import { usePrimaryAddress } from "../../features/entities/use-primary-address.ts";
import { PhenotypeMatrix } from "../../features/phenotype-matrix/PhenotypeMatrix.tsx";
import { NotInRelease } from "../../features/states/NotInRelease.tsx";
import { Loaded } from "../../features/states/Loaded.tsx";
import { AllelesOnProtein } from "./AllelesOnProtein.tsx";
import { AllelesTable } from "./AllelesTable.tsx";
import { about } from "../../features/entities/about.ts";

/** /gene_alleles/{uniquename} */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Loaded query={lists.useGeneAllelesQuery(id)} title={["Alleles of a gene", id]}>
      {(found) => <Alleles key={found.gene.uniquename} asked={id} found={found} />}
    </Loaded>
  );
}

interface AllelesProps {
  readonly asked: string;
  readonly found: GeneAlleles;
}

function Alleles({ asked, found: { gene, rows } }: AllelesProps) {
  const { annotationTypes } = useDeployment();
  const name = gene.name ?? gene.uniquename;
  const missing = useDataGaps().find(({ topic }) => topic === "alleles");
  usePrimaryAddress(urls.geneAlleles, asked, gene.uniquename);
  usePageTitle("Alleles of a gene", geneLongName(gene));
  return (
    <div className="page">
      <header className="entity-head">
        <div>
          <p className="kind kind--allele">
            <Glyph type="allele" />
            {missing ? "Alleles" : counted(rows.length, "allele")}
          </p>
          <h1>
            Alleles of:{" "}
            <Link to={urls.gene(gene.uniquename)} {...about("gene", gene.uniquename)}>
              <GeneName gene={gene} />
            </Link>
          </h1>
          {gene.product !== null && <p className="product">{gene.product}</p>}
        </div>
      </header>
      {rows.length === 0 ? (
        <div className="empty well">
          {missing ? (
            <NotInRelease label={missing.label} reason={missing.reason} />
          ) : (
            <p>No alleles of {name} are recorded.</p>
          )}
        </div>
      ) : (
        <>
          <AllelesOnProtein gene={gene} rows={rows} />
          <AllelesTable rows={rows} name={name} />
          {annotationTypes.map((type) => (
            <PhenotypeMatrix
              key={type.id}
              subject={`gene:${gene.uniquename}`}
              of={name}
              type={type}
              page={urls.gene(gene.uniquename)}
              expected={
                rows.filter(({ annotations }) => annotations.some((one) => one.type === type.id)).length
              }
            />
          ))}
        </>
      )}
    </div>
  );
}
