/** What is left of the parameters of an address when the api has refused some: people type addresses by hand, and old links name what is gone. Pure. */

/** A part of a request that is wrong, as the errors of a problem name it; `value` where it is one of several. */
interface Refusal {
  readonly where: string;
  readonly value?: string | undefined;
}
type Pair = [name: string, value: string];

const isRefused = ([name, value]: Pair, errors: readonly Refusal[]): boolean =>
  errors.some((error) => error.where === `query.${name}` && (error.value ?? value) === value);

/** The parameters in two parts: those that may be asked for again, and those that were named as wrong. */
export function withoutRefused(
  pairs: readonly Pair[],
  errors: readonly Refusal[],
): { left: Pair[]; dropped: Pair[] } {
  const { left = [], dropped = [] } = Object.groupBy(pairs, (pair) =>
    isRefused(pair, errors) ? "dropped" : "left",
  );
  return { left, dropped };
}
