import { expect, test } from "vitest";
import type { QueryBuilder } from "../../../api/contract/index.ts";
import { inputById, inputFor } from "./menu.ts";
import { startOf, subsetStart } from "./starts.ts";

test("a phenotype starts with haploid single-locus genotypes, another term with all annotations", () => {
  expect(startOf("term_subset", "FYPO:0001355", "slow", ["FYPO"])).toEqual({
    term: {
      termid: "FYPO:0001355",
      name: "slow",
      single_or_multi_locus: "single",
      ploidiness: "haploid",
      conditions: [],
      excluded_conditions: [],
    },
  });
  expect(startOf("term_subset", "GO:1", "x", ["FYPO"])).toEqual({
    term: { termid: "GO:1", name: "x", conditions: [], excluded_conditions: [] },
  });
});

test("all genes of a phenotype start with all its annotations", () => {
  expect(startOf("term", "FYPO:0001355", "slow", ["FYPO"])).toEqual({
    term: { termid: "FYPO:0001355", name: "slow", conditions: [], excluded_conditions: [] },
  });
});

test("a publication and a subset are called by what they are", () => {
  expect(startOf("reference", "PMID:1", "Kilchert", [])).toEqual({
    node_name: "genes from PMID:1 Kilchert",
    ref_genes: { reference_uniquename: "PMID:1" },
  });
  expect(subsetStart("feature_type_tRNA_gene", "tRNA genes")).toEqual({
    node_name: "tRNA genes",
    subset: { subset_name: "feature_type_tRNA_gene" },
  });
  expect(startOf("gene", "x", null, [])).toBeNull();
  expect(startOf("reference", null, null, [])).toBeNull();
});

const builder: Pick<QueryBuilder, "node_types"> = {
  node_types: [
    { nodeType: "heading", displayName: "Product" },
    {
      id: "domains",
      displayName: "Domains",
      nodeType: "sub-nodes",
      subNodes: [
        { id: "domain_id", displayName: "Domain ID", nodeType: "subset-input", subsetPrefix: "interpro" },
        {
          id: "disordered",
          displayName: "Disordered",
          nodeType: "int-range",
          rangeType: "disordered_regions_count",
          range_any_and_none: true,
          percent_query_id: "disordered_percent",
          node_options: [],
        },
      ],
    },
    {
      id: "GO",
      displayName: "GO",
      nodeType: "ontology",
      ontologyName: "GO",
      cv_names: ["biological_process"],
      annotationFeatureType: "gene",
      examples: [{ termid: "GO:1", name: "x" }],
    },
  ],
};

test("an input is found by its own id, and an entry of several opens the first", () => {
  expect(inputById(builder, "domains", {})?.input.id).toBe("domain_id");
  expect(inputById(builder, "domains", { domain_id: "no domains" })?.input.id).toBe("disordered");
  expect(inputById(builder, "domain_id", { domain_id: "no domains" })?.input.id).toBe("domain_id");
  expect(inputById(builder, "disordered", {})?.entry.id).toBe("domains");
  expect(inputById(builder, "nope", {})).toBeNull();
});

test("a condition opens in the input that makes such conditions", () => {
  expect(inputFor(builder, { int_range: { range_type: "disordered_percent", start: 1 } })?.id).toBe(
    "disordered",
  );
  expect(inputFor(builder, { subset: { subset_name: "interpro:PF1" } })?.id).toBe("domain_id");
  expect(inputFor(builder, { term: { termid: "GO:7" } })?.id).toBe("GO");
  expect(inputFor(builder, { ref_genes: { reference_uniquename: "PMID:1" } })).toBeNull();
  expect(inputFor(builder, { node_name: "mine", term: { termid: "GO:7" } })).toBeNull();
});
