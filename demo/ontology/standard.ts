/**
 * Excerpts of ECO, MOD, SO and PATO: true ids and names, because software knows them by number; definitions are ours.
 * A line is `number|name|number of its parent`.
 */
import { Ontology } from "./obo.ts";
import type { Term } from "./obo.ts";

function excerpt(
  prefix: string,
  namespace: string,
  width: number,
  lines: readonly string[],
): readonly Term[] {
  const ontology = new Ontology(prefix, 9, width);
  const byNumber = new Map<string, Term>();
  for (const line of lines) {
    const [number = "", name = "", parent] = line.split("|");
    const above = parent === undefined ? undefined : byNumber.get(parent);
    byNumber.set(
      number,
      ontology.add(
        name,
        namespace,
        {
          definition: above
            ? `A kind of ${above.name.replaceAll("_", " ")}: ${name.replaceAll("_", " ")}.`
            : `The root of the demo excerpt of ${prefix}.`,
          isA: above ? [above] : [],
        },
        `${prefix}:${number}`,
      ),
    );
  }
  return ontology.terms;
}

export const eco = excerpt("ECO", "eco", 7, [
  "0000000|evidence",
  "0000006|experimental evidence|0000000",
  "0000002|direct assay evidence|0000006",
  "0000352|evidence used in manual assertion|0000000",
  "0000501|evidence used in automatic assertion|0000000",
  "0000269|experimental evidence used in manual assertion|0000352",
  "0000314|direct assay evidence used in manual assertion|0000269",
  "0000315|mutant phenotype evidence used in manual assertion|0000269",
  "0000316|genetic interaction evidence used in manual assertion|0000269",
  "0000353|physical interaction evidence used in manual assertion|0000269",
  "0000270|expression pattern evidence used in manual assertion|0000269",
  "0007005|high throughput direct assay evidence used in manual assertion|0000269",
  "0000250|sequence similarity evidence used in manual assertion|0000352",
  "0000266|sequence orthology evidence used in manual assertion|0000250",
  "0000318|biological aspect of ancestor evidence used in manual assertion|0000250",
  "0000305|curator inference used in manual assertion|0000352",
  "0000303|author statement without traceable support used in manual assertion|0000352",
  "0001098|microscopy evidence|0000002",
  "0001563|cell growth assay evidence|0000002",
  "0005004|cell viability assay evidence|0000002",
]);

export const mod = excerpt("MOD", "PSI-MOD", 5, [
  "00000|protein modification",
  "00696|phosphorylated residue|00000",
  "00046|O-phospho-L-serine|00696",
  "00047|O-phospho-L-threonine|00696",
  "00048|O4'-phospho-L-tyrosine|00696",
  "00394|monoacetylated residue|00000",
  "00064|N6-acetyl-L-lysine|00394",
  "00427|methylated residue|00000",
  "00085|N6-methyl-L-lysine|00427",
  "00084|N6,N6-dimethyl-L-lysine|00427",
  "00083|N6,N6,N6-trimethyl-L-lysine|00427",
  "01148|ubiquitinylated lysine|00000",
  "01149|sumoylated lysine|00000",
  "00006|N-glycosylated residue|00000",
  "00160|N4-glycosyl-L-asparagine|00006",
]);

export const so = excerpt("SO", "sequence", 7, [
  "0000110|sequence_feature",
  "0000001|region|0000110",
  "0001411|biological_region|0000001",
  "0000704|gene|0001411",
  "0001217|protein_coding_gene|0000704",
  "0000336|pseudogene|0001411",
  "0000673|transcript|0001411",
  "0000234|mRNA|0000673",
  "0000655|ncRNA|0000673",
  "0001877|lncRNA|0000655",
  "0000253|tRNA|0000655",
  "0000252|rRNA|0000655",
  "0000274|snRNA|0000655",
  "0000275|snoRNA|0000655",
  "0000316|CDS|0001411",
  "0000147|exon|0001411",
  "0000188|intron|0001411",
  "0000204|five_prime_UTR|0001411",
  "0000205|three_prime_UTR|0001411",
  "0000167|promoter|0001411",
  "0000296|origin_of_replication|0001411",
  "0000286|long_terminal_repeat|0001411",
  "0000577|centromere|0001411",
  "0000624|telomere|0001411",
  "0000104|polypeptide|0001411",
  "0000417|polypeptide_domain|0001411",
  "0001812|transmembrane_helix|0001411",
]);

export const pato = excerpt("PATO", "quality", 7, [
  "0000001|quality",
  "0001241|physical object quality|0000001",
  "0001236|process quality|0000001",
  "0000051|morphology|0001241",
  "0000052|shape|0000051",
  "0000117|size|0000051",
  "0000141|structure|0000051",
  "0000070|amount|0001241",
  "0000470|increased amount|0000070",
  "0001997|decreased amount|0000070",
  "0000161|rate|0001236",
  "0000912|increased rate|0000161",
  "0000911|decreased rate|0000161",
  "0000460|abnormal|0000001",
  "0000461|normal|0000001",
]);
