/** The alleles of a gene with the genotypes that use them. */
import { naturalOrder } from "../contract/values/natural-order.ts";
import type { AlleleRecord, GenotypeRecord } from "../../index-mappings/records.ts";
import type { GeneShort } from "../../index-mappings/shapes/shorts.ts";
import type { GeneAllele } from "../contract/entity-lists.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import type { Bucket, Buckets } from "../annotations/counts.ts";
import { given } from "../annotations/details.ts";
import { allHits } from "../elastic/all-hits.ts";

type GenotypeUse = GeneAllele["genotypes"][number] & { readonly alleles: number };

/** Fewer loci first, then fewer alleles, then by name. */
const bySize = (a: GenotypeUse, b: GenotypeUse): number =>
  a.genotype.locus_count - b.genotype.locus_count ||
  a.alleles - b.alleles ||
  naturalOrder.compare(a.genotype.display_name, b.genotype.display_name);

/** How many annotations of the gene name each allele, by type. */
async function annotationsByAllele(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  gene: GeneShort,
): Promise<ReadonlyMap<string, GeneAllele["annotations"]>> {
  const { aggregations } = await elastic.search<unknown, { alleles: Buckets<Bucket & { types: Buckets }> }>({
    index: generation.index("annotations"),
    query: { term: { genes: gene.uniquename } },
    size: 0,
    track_total_hits: false,
    aggs: {
      alleles: {
        terms: { field: "alleles", size: maxAlleles },
        aggs: { types: { terms: { field: "type", size: 100 } } },
      },
    },
  });
  return new Map(
    given(aggregations).alleles.buckets.map(({ key, types }) => [
      key,
      types.buckets.map(({ key: type, doc_count: count }) => ({ type, count })),
    ]),
  );
}

/** Alleles in annotations of one gene, of others too where genotypes have several loci. */
const maxAlleles = 10_000;

/** The alleles of a gene, each with what it is used in. */
export async function allelesOf(
  { elastic }: Pick<Services, "elastic">,
  generation: LoadedGeneration,
  gene: GeneShort,
): Promise<GeneAllele[]> {
  const uses = new Map<string, GenotypeUse[]>();
  const ofGene = {
    index: generation.index("genotypes"),
    query: { term: { genes: gene.uniquename } },
    sort: ["id"],
  };
  for await (const { _source } of allHits<Pick<GenotypeRecord, "row">>(elastic, ofGene, {
    _source: ["row"],
  })) {
    for (const { allele, expression } of _source?.row.alleles ?? []) {
      const known = uses.get(allele.uniquename) ?? [];
      if (_source)
        known.push({ genotype: _source.row.genotype, expression, alleles: _source.row.alleles.length });
      uses.set(allele.uniquename, known);
    }
  }
  const annotations = await annotationsByAllele({ elastic }, generation, gene);
  const rows: GeneAllele[] = [];
  const alleles = {
    index: generation.index("alleles"),
    query: { term: { gene: gene.uniquename } },
    sort: ["id"],
  };
  for await (const { _source: allele } of allHits<AlleleRecord>(elastic, alleles, {
    _source: ["id", "name", "description", "allele_type", "synonyms", "contradicted"],
  })) {
    if (!allele) continue;
    rows.push({
      uniquename: allele.id,
      name: allele.name,
      description: allele.description,
      allele_type: allele.allele_type,
      gene,
      synonyms: [...allele.synonyms],
      // Generations of earlier versions do not say it.
      contradicted: [...((allele as Partial<AlleleRecord>).contradicted ?? [])],
      genotypes: (uses.get(allele.id) ?? [])
        .toSorted(bySize)
        .map(({ genotype, expression }) => ({ genotype, expression })),
      annotations: annotations.get(allele.id) ?? [],
    });
  }
  return rows.sort(
    (a, b) =>
      naturalOrder.compare(a.allele_type, b.allele_type) ||
      naturalOrder.compare(a.name ?? a.uniquename, b.name ?? b.uniquename),
  );
}
