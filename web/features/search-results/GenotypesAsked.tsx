import { Link } from "react-router-dom";
import { lists, listPaths } from "../../shared/api-client/lists.ts";
import { counted } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { GenotypeLink, Listed } from "../entities/links.tsx";

/** Genotypes that are named on the results page; the others are in the list of all. */
const few = 10;

/** The first of the genotypes that words ask for: no tab has genotypes. */
export function GenotypesAsked({ words, total }: { readonly words: string; readonly total: number }) {
  const params = new URLSearchParams({ q: words, sort: "genotype", size: String(few) }).toString();
  const { currentData } = lists.useGenotypesQuery({ path: listPaths.genotypesAsked, params });
  const rows = currentData?.rows ?? [];
  return (
    <>
      <p>
        <Listed
          parts={rows.map(({ genotype }) => ({
            key: genotype.display_uniquename,
            part: <GenotypeLink genotype={genotype} />,
          }))}
        />
        {total > rows.length && rows.length > 0 && " …"}
      </p>
      <p className="read-as__ways">
        <Link to={urls.genotypesAsked(words)}>
          Show {total === 1 ? "it" : `all ${counted(total, "genotype")}`} as a table
        </Link>
      </p>
    </>
  );
}
