import { Link } from "react-router-dom";
import type { GenotypePage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { words } from "../../shared/format/format.ts";
import { urls } from "../../shared/urls/urls.ts";
import { Glyph } from "../entities/Glyph.tsx";
import { AboutLoaded } from "./AboutLoaded.tsx";

/** More than any reader compares; the page has all. */
const maxShown = 6;

/** The alleles of a genotype by locus: gene, type, description and expression of each. */
export function AboutGenotype({ id }: { readonly id: string }) {
  return (
    <AboutLoaded query={api.useGenotypeQuery(id)} id={id}>
      {(genotype) => {
        const alleles = genotype.loci.flatMap((locus) => locus.expressed_alleles);
        return (
          <>
            <p className="kind kind--genotype">
              <Glyph type="genotype" />
              {genotype.ploidiness === "diploid" ? "Diploid genotype" : "Genotype"}
            </p>
            <p className="about__name">
              <i>{genotype.display_name}</i>
            </p>
            {/* A diploid may have the same allele twice, so that only the rank tells them apart. */}
            <ul>
              {alleles.slice(0, maxShown).map((expressed, index) => (
                <li key={index}>
                  <Allele {...expressed} />
                </li>
              ))}
            </ul>
            {alleles.length > maxShown && <p className="muted">and {alleles.length - maxShown} more</p>}
            <p className="about__foot">
              <Link to={urls.genotype(genotype.display_uniquename)}>Open the genotype</Link>
            </p>
          </>
        );
      }}
    </AboutLoaded>
  );
}

function Allele({ allele, expression }: GenotypePage["loci"][number]["expressed_alleles"][number]) {
  const type = words(allele.allele_type);
  // "deletion, deletion" and the expression of what is not there say nothing.
  const details = new Set([
    type,
    allele.description,
    expression === null || allele.allele_type === "deletion" ? null : `expression: ${expression}`,
  ]);
  return (
    <>
      <i>{allele.name ?? allele.gene.name ?? allele.gene.uniquename}</i>{" "}
      <span className="muted">
        {[...details].filter(Boolean).join(", ")} · {allele.gene.product ?? allele.gene.uniquename}
      </span>
    </>
  );
}
