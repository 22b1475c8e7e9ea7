/** What a request for annotations names: what they are about, and their type. */
import { didYouMean } from "../../config/nearest.ts";
import type { AnnotationType } from "../../config/schema.ts";
import type { Services } from "../context/services.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { badRequest } from "../problem/problem-error.ts";
import { readSubject, subjectKinds } from "./subject.ts";
import type { Subject } from "./subject.ts";

/** Reads a subject. @throws a problem (400) that says how one is written */
export function subjectOf(text: string): Subject {
  const subject = readSubject(text);
  if (!subject)
    throw badRequest([
      {
        where: "query.subject",
        reason: `has to be one of ${subjectKinds.join(", ")}, a colon and an id, such as term:GO:0000070`,
      },
    ]);
  return subject;
}

/** A type that the deployment does not describe, but that the release has rows of: under its own name. */
async function unnamed(
  id: string,
  { elastic, deployment }: Pick<Services, "elastic" | "deployment">,
  generation: LoadedGeneration,
): Promise<AnnotationType | null> {
  const usual = deployment.annotationTypes.find((type) => type.id === "_DEFAULT_");
  const { count } = await elastic.count({
    index: generation.index("annotations"),
    query: { term: { type: id } },
    terminate_after: 1,
  });
  return usual === undefined || count === 0 ? null : { ...usual, id, display_name: id };
}

/** The type of an id; null for all types. @throws a problem (400) that names those that there are */
export async function typeOf(
  id: string | undefined,
  services: Services,
  generation: LoadedGeneration,
): Promise<AnnotationType | null> {
  if (id === undefined) return null;
  const { annotationTypes: types } = services.deployment;
  const type = types.find((one) => one.id === id) ?? (await unnamed(id, services, generation));
  if (!type)
    throw badRequest([
      {
        where: "query.type",
        reason: `has to be one of ${types.map((one) => one.id).join(", ")}${didYouMean(
          id,
          types.map((one) => one.id),
        )}`,
      },
    ]);
  return type;
}
