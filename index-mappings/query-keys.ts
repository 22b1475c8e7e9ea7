/**
 * What the records of genes say in one word each, so that a query finds it by one look-up. Several things that have to
 * hold of the same annotation are one key.
 */

import { evidenceName } from "./evidence-codes.ts";

/** A condition with its value, as rows of phenotypes carry it. */
export const conditionKey = (term: string, value: string): string => `${term}(${value})`;

/** A phenotype under one of the release's `phenotype_profiles`, by its number. */
export const phenotypeKey = (term: string, profile: number): string => `${term}|${profile}`;

/** A gene that annotations of a GO term, or of something else, name in their extension. */
export const targetKey = (kind: "go" | "other", gene: string): string => `${kind}:${gene}`;

export type InteractionType = "physical" | "genetic";

/** An interaction with a gene: with any throughput or evidence where these are null. Evidence may be given by its GO code, as older queries have it. */
export const interactionKey = (
  type: InteractionType,
  gene: string,
  throughput: string | null,
  evidence: string | null,
): string => [type, gene, throughput ?? "", evidenceName(evidence ?? "")].join("|");

/** Evidence of interactions of a type; `evidenceOfKey` reads it. */
export const evidenceKey = (type: InteractionType, evidence: string): string => `${type}|${evidence}`;

/** What `evidenceKey` was given. */
export const evidenceOfKey = (key: string): string => key.slice(key.indexOf("|") + 1);

/** A gene whose annotations of a type act on another one: during any phase where it is null. */
export const upstreamKey = (type: string, gene: string, phase: string | null): string =>
  [type, gene, phase ?? ""].join("|");
