import { writeDiseases } from "./annotations/complexes-and-diseases.ts";
import { writeExpressionLevels } from "./annotations/expression-levels.ts";
import { writeExpression } from "./annotations/expression.ts";
import { writeGoAnnotations } from "./annotations/go.ts";
import { writeModifications } from "./annotations/modifications.ts";
import { writePhenotypes } from "./annotations/phenotypes.ts";
import type { Context } from "./plan/context.ts";
import { makeAlleles, writeAlleles } from "./entities/alleles.ts";
import { writeGene } from "./entities/genes.ts";
import { retiredIds, writeHistory } from "./entities/history.ts";
import { writeInteractions } from "./entities/interactions.ts";
import { writeOtherDatabases } from "./entities/other-databases.ts";
import { writeOrthologs } from "./entities/orthologs.ts";
import { writeProteinFeatures } from "./entities/protein-features.ts";
import { writeStructures } from "./entities/structures.ts";
import type { Files } from "./files.ts";
import type { GeneModel } from "./genome/gene-model.ts";
import { writeGeneFeatures, writePeptides } from "./genome/genome-files.ts";

/** Every row of every file about one gene, while its model is in memory. Each part draws from a fork of its own. */
export function writeGeneRows(files: Files, context: Context, model: GeneModel): void {
  const { plan } = model;
  const random = context.seed.fork(`rows ${plan.index}`);
  const retired = retiredIds(plan, random.fork("retired"));
  const alleles = makeAlleles(context, model, random.fork("alleles"));
  writeGeneFeatures(files.features, model);
  writePeptides(files.peptides, model);
  writeGene(files.gene, model, retired, random.fork("gene"));
  writeGoAnnotations(files.go, context, plan, random.fork("go"));
  writeAlleles(files.alleles, files.alleleCoordinates, plan, alleles);
  writePhenotypes(files.phenotype, context, plan, alleles, random.fork("phenotypes"));
  writeModifications(files.modifications, context, model, random.fork("modifications"));
  writeExpression(files.expression, context, plan, random.fork("expression"));
  writeExpressionLevels(files.levels, context, plan, random.fork("expression levels"));
  writeDiseases(files.disease, context, plan, random.fork("diseases"));
  writeInteractions(files.interactions, context, plan, random.fork("interactions"));
  writeOrthologs(files.orthologs, plan, random.fork("orthologs"));
  writeProteinFeatures(files.protein, model, random.fork("features"));
  writeOtherDatabases(files.others, model, random.fork("other databases"));
  writeStructures(files.structures, context, model, random.fork("structures"));
  writeHistory(files.history, context, model, retired, random.fork("history"));
}
