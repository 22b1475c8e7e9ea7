/** Counts of molecules as a gene's page shows them. */
import type { ExpressionLevel } from "../../../index-mappings/pages/gene.ts";
import { evidenceName, extensionPart } from "./annotation-rows.ts";
import type { Naming } from "./annotation-rows.ts";
import type { Level } from "../joins/levels.ts";
import { orNull } from "../text/blank.ts";
import { parseConditions } from "../text/conditions.ts";
import { parseExtensions } from "../text/extension.ts";

/** In the order of the release. */
export const expressionLevelsOf = (levels: readonly Level[], naming: Naming): ExpressionLevel[] =>
  levels.map((level) => ({
    molecule: level.molecule === "protein" ? "protein" : "RNA",
    average_copies_per_cell: level.copiesPerCell,
    range: orNull(level.range),
    scale: orNull(level.scale.replaceAll("_", " ")),
    extension: parseExtensions(level.extension)
      .flat()
      .map((part) => extensionPart(part, naming)),
    conditions: parseConditions(level.condition).map(({ term, detail }) => ({
      term: naming.shorts.term(term),
      detail,
    })),
    evidence: evidenceName(orNull(level.evidence), naming.ontology),
    reference: level.reference === "" ? null : naming.shorts.reference(level.reference),
  }));
