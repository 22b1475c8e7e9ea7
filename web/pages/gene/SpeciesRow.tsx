import type { GenePage, Site } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { FirstFew } from "../../features/entities/FirstFew.tsx";
import { GeneName, OtherSite, TermLink } from "../../features/entities/links.tsx";
import { pathSegment } from "../../../api/contract/values/entity-path.ts";
import { speciesOf } from "./species-row.ts";
import type { SpeciesOrthologs } from "./species-row.ts";

interface SpeciesRowProps {
  readonly gene: GenePage;
  readonly organisms: Site["organisms"];
  /** What terms of orthologs are, such as diseases. */
  readonly termsTitle: string;
}

/** A cell for each species with orthologs: their symbols, how many they are, and what is known of them. */
export function SpeciesRow({ gene, organisms, termsTitle }: SpeciesRowProps) {
  const species = speciesOf(gene.ortholog_annotations, organisms);
  return (
    <dl className="by-species">
      <div className="by-species__cell">
        <dt>
          <i>{speciesName(gene.organism)}</i>
        </dt>
        <dd>
          <GeneName gene={gene} />
        </dd>
      </div>
      {species.map((one) => (
        <Species key={one.organism.taxonid} of={one} termsTitle={termsTitle} />
      ))}
    </dl>
  );
}

const speciesName = ({ genus, species }: Pick<Site["organisms"][number], "genus" | "species">): string =>
  `${genus.charAt(0)}. ${species}`;

interface SpeciesProps {
  readonly of: SpeciesOrthologs;
  readonly termsTitle: string;
}

function Species({ of: { organism, genes, terms }, termsTitle }: SpeciesProps) {
  return (
    <div className="by-species__cell">
      <dt>
        <i>{speciesName(organism)}</i> <span className="muted">{counted(genes.length, "ortholog")}</span>
      </dt>
      <dd>
        <FirstFew
          parts={genes.map(({ uniquename, name }) => ({
            key: uniquename,
            part: <OrthologLink organism={organism} gene={{ uniquename, name }} />,
          }))}
        />
      </dd>
      {terms.length > 0 && (
        <dd className="small">
          <span className="muted">
            {termsTitle}
            {genes.length > 1 && " of one of them"}:
          </span>{" "}
          <FirstFew parts={terms.map((term) => ({ key: term.termid, part: <TermLink term={term} /> }))} />
        </dd>
      )}
    </div>
  );
}

interface OrthologLinkProps {
  readonly organism: SpeciesOrthologs["organism"];
  readonly gene: SpeciesOrthologs["genes"][number];
}

/** Its symbol, leading to the database of its organism where that has addresses. */
const OrthologLink = ({ organism: { gene_url: url }, gene }: OrthologLinkProps) =>
  url === null ? (
    <GeneName gene={gene} />
  ) : (
    <OtherSite to={url.replace("<<IDENTIFIER>>", pathSegment(gene.uniquename))}>
      <GeneName gene={gene} />
    </OtherSite>
  );
