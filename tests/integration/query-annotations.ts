import { alternatives, splitOutside } from "./query-extensions.ts";
import type { ReferenceGene, ReleaseReader, TermStatement } from "./query-genes.ts";
import { readGenotypes } from "./query-genotypes.ts";

/** How pages and queries call GO evidence that interactions have. */
const goNames: Readonly<Record<string, string>> = {
  "GO:IPI": "Inferred from Physical Interaction",
  "GO:IGI": "Inferred from Genetic Interaction",
};

/** Annotations and interactions of genes, and the references that they cite. */
export async function readAnnotations(reading: ReleaseReader): Promise<void> {
  const { gene, findTerm, lines } = reading;
  const cite = (found: ReferenceGene, reference = ""): void => {
    if (reference !== "") found.references.add(reference);
  };
  const say = (
    id: string | undefined,
    term: string,
    extension: string,
    kind: TermStatement["kind"],
    reference = "",
  ): void => {
    const found = gene(id);
    if (!found) return;
    for (const one of alternatives(extension))
      found.said.push({ term: findTerm(term), extension: one, kind });
    cite(found, reference);
  };
  for (const cells of await lines("gaf-2.2", 0)) {
    const references = (cells[5] ?? "").split("|");
    const reference = references.find((id) => /^(PMID|GO_REF):/.test(id)) ?? references[0];
    if (cells[3]!.startsWith("NOT|")) {
      const found = gene(cells[1]);
      if (found) cite(found, reference);
      continue;
    }
    say(cells[1], cells[4]!, cells[15] ?? "", cells[8] === "F" ? "molecular_function" : "go", reference);
  }
  for (const [id, , aspect, term = "", , reference, , extension = ""] of await lines("go-extensions", 1))
    say(id, term, extension, aspect === "molecular_function" ? "molecular_function" : "go", reference);
  for (const cells of await lines("complex-annotation", 1)) {
    const source = cells.length >= 9 ? cells[7]! : cells[6]!;
    for (const reference of source === "" ? [""] : splitOutside(source, ","))
      say(cells[2], cells[0]!, "", "go", reference);
  }
  for (const [id, , term = "", , , extension = "", reference] of await lines("modifications", 1))
    say(id, term, extension, "other", reference);
  for (const [id, , , , , extension = "", reference] of await lines("qualitative-expression", 1))
    say(id, "", extension, "other", reference);
  for (const [id, , term = "", reference] of await lines("disease-association", 1))
    say(id, term, "", "other", reference);
  for (const [id, , , , , , , references = ""] of await lines("alleles", 1))
    for (const reference of references.split(",").map((one) => one.trim())) {
      const found = gene(id);
      if (found) cite(found, reference);
    }
  for (const [a, b, type = "", evidence = "", reference, , , throughput = ""] of await lines(
    "interactions",
    1,
  )) {
    const [one, other] = [gene(a), gene(b)];
    if (!one || !other) continue;
    const how = /high/i.test(throughput) ? "high" : /low/i.test(throughput) ? "low" : "";
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      from.interactions.push({ type, gene: to.id, evidence: goNames[evidence] ?? evidence, throughput: how });
      cite(from, reference);
    }
  }
  readGenotypes(await lines("phaf", 1), cite, reading);
  // A pair counts where no genotype has the very term.
  for (const [id, written = ""] of await lines("gene-term-pairs", 1)) {
    const [found, term] = [gene(id), findTerm(written)];
    if (found && !found.rows.some((row) => row.term === term)) found.paired.push(term);
  }
}
