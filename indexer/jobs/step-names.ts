import { indexKinds } from "../../index-mappings/names.ts";

/** The steps of a load in their order; a step that writes an index is named after its kind. */
export const stepNames = [
  "check",
  "create",
  ...indexKinds,
  "compare",
  "forceMerge",
  "verify",
  "swap",
  "tidy",
] as const;
export type StepName = (typeof stepNames)[number];

/** Whether a load has a step of this name. */
export const isStepName = (name: unknown): name is StepName => stepNames.some((step) => step === name);
