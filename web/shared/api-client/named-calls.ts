/** Calls that are the same whatever the address of their page says, as the client makes them. */
import type { FirstAnswers, NamedAnswer } from "../../../api/contract/first-answers.ts";
import type { NamedCall } from "../../../api/contract/values/first-calls.ts";
import { queries } from "./queries.ts";

type Endpoints = typeof queries.endpoints;
type EndpointName = keyof Endpoints;

/** An endpoint that answers so, with its argument. */
type ClientCall<Answer> = {
  readonly [Name in EndpointName]: Answer extends Endpoints[Name]["Types"]["ResultType"]
    ? { readonly endpointName: Name; readonly arg: Endpoints[Name]["Types"]["QueryArg"] }
    : never;
}[EndpointName];

const calls = {
  queryOptions: { endpointName: "queryOptions", arg: undefined },
  metrics: { endpointName: "metrics", arg: undefined },
  pathwayMap: { endpointName: "pathwayMap", arg: undefined },
  allPathways: { endpointName: "pathways", arg: "ALL_MERGED" },
  connectedPathways: { endpointName: "pathways", arg: "ALL_CONNECTED" },
  communityReferences: { endpointName: "curatedReferences", arg: "community" },
  adminReferences: { endpointName: "curatedReferences", arg: "admin" },
  frontPanels: { endpointName: "frontPanels", arg: undefined },
} as const satisfies { readonly [Call in NamedCall]: ClientCall<NamedAnswer<Call>> };

/** The request of a call, to be dispatched; nothing subscribes to its answer. */
export function requestOf(call: NamedCall) {
  const { endpointName, arg } = calls[call];
  // An argument is one of its own endpoint's, which types no longer know where the endpoint may be any of them.
  return queries.endpoints[endpointName as "pathways"].initiate(arg as string, { subscribe: false });
}

/** Answers as if they had been asked for: an action of the store. */
export const haveAnswers = (answers: FirstAnswers) =>
  queries.util.upsertQueryEntries(
    // Their names are those of calls, as their type says.
    (Object.entries(answers) as [NamedCall, FirstAnswers[NamedCall]][]).flatMap(([call, value]) =>
      value === undefined ? [] : [{ ...calls[call], value }],
    ),
  );
