/** Reads the constraints of a query; a mistake is an error that names its node. */
import { isObject } from "../contract/values/is-object.ts";
import type { z } from "zod";
import { leafNodes, maxLevels, maxListed, maxNodes, nodeKinds } from "../contract/query-nodes.ts";
import type { LeafKind } from "../contract/query-nodes.ts";
import { nearest } from "../../config/nearest.ts";
import { badRequest, nothingAsked } from "../problem/problem-error.ts";
import { withoutLegacy } from "./legacy.ts";
import type { AnyLeaf, AskingKind, Tree } from "./tree.ts";

/** Gives the constraints of a saved query. Throws a 404 that names the place when there is none. */
export type ReadSaved = (id: string, where: string) => Promise<unknown>;

interface Budget {
  nodes: number;
  listed: number;
}

const refuse = (where: string, reason: string): Error => badRequest([{ where, reason }]);

const isLeafKind = (kind: string): kind is LeafKind => kind in leafNodes;

const noNode = "has to be a node: an object with one key that names its kind";
const noKind = `has no kind; a node has one of ${nodeKinds.join(", ")}`;

function kindOf(value: unknown, where: string): { kind: string; node: Readonly<Record<string, unknown>> } {
  if (!isObject(value)) throw refuse(where, noNode);
  const node = withoutLegacy(value);
  const keys = Object.keys(node).filter((key) => key !== "node_name");
  const [kind, other] = keys;
  if (kind === undefined) throw refuse(where, noKind);
  if (other !== undefined) throw refuse(where, `has several kinds (${firstOf(keys)}); a node has one`);
  if (!nodeKinds.some((known) => known === kind)) {
    const near = nearest(kind.slice(0, 100), nodeKinds);
    throw refuse(
      where,
      `there is no kind of node called ${kind.slice(0, 100)}${near === null ? "" : ` – did you mean ${near}?`}; there are ${nodeKinds.join(", ")}`,
    );
  }
  return { kind, node };
}

/** Names from outside, as many and as long as anybody reads. */
const firstOf = (names: readonly string[]): string =>
  names
    .slice(0, 10)
    .map((name) => name.slice(0, 100))
    .join(", ") + (names.length > 10 ? " …" : "");

const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_type" && issue.input === undefined
    ? "is missing"
    : issue.code === "unrecognized_keys"
      ? `has no ${firstOf(issue.keys)}`
      : issue.message.replace(/^Invalid input: /, "");

const pathOf = (where: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((so, key) => so + (typeof key === "number" ? `[${key}]` : `.${String(key)}`), where);

function checkOrder(where: string, params: object): void {
  const { start, end } = params as { readonly start?: number | null; readonly end?: number | null };
  if (start != null && end != null && start > end) throw refuse(where, `start ${start} is above end ${end}`);
}

/** Keys from which on a node is refused before its schema looks at it, which takes a while for each. */
const manyKeys = 100;

function refuseManyKeys(kind: AskingKind, value: unknown, where: string): void {
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length <= manyKeys) return;
  const { shape } = leafNodes[kind];
  throw refuse(where, `has no ${firstOf(keys.filter((key) => !Object.hasOwn(shape, key)))}`);
}

function readLeaf(kind: AskingKind, value: unknown, where: string, budget: Budget): AnyLeaf {
  refuseManyKeys(kind, value, where);
  const read = leafNodes[kind].safeParse(value, { reportInput: true });
  if (!read.success) {
    throw badRequest(
      read.error.issues
        .slice(0, 20)
        .map((issue) => ({ where: pathOf(where, issue.path), reason: reasonOf(issue) })),
    );
  }
  if (kind === "int_range" || kind === "float_range" || kind === "genome_range") checkOrder(where, read.data);
  if ("genes" in read.data && (budget.listed += read.data.genes.length) > maxListed)
    throw refuse(where, `the lists of a query can have ${maxListed.toLocaleString("en")} genes together`);
  // The schema of the kind has read it.
  return { kind, where, params: read.data } as AnyLeaf;
}

/**
 * @throws a problem: 422 when there is no node at all; 400 that names the node and the reason; 404 for a nested query that is not saved
 */
export async function readConstraints(
  given: unknown,
  readSaved: ReadSaved,
  root = "constraints",
): Promise<Tree> {
  const budget: Budget = { nodes: 0, listed: 0 };

  async function read(value: unknown, where: string, level: number): Promise<Tree> {
    if (level > maxLevels)
      throw refuse(
        shortened(where),
        `nodes can lie ${maxLevels} deep in each other, nested queries included; this one lies deeper`,
      );
    if (++budget.nodes > maxNodes)
      throw refuse(
        shortened(where),
        `a query can have ${maxNodes} nodes, nested queries included; this one has more`,
      );
    const { kind, node } = kindOf(value, where);
    const here = `${where}.${kind}`;
    const content = node[kind];
    if (kind === "or" || kind === "and") {
      if (!Array.isArray(content)) throw refuse(here, "has to be a list of nodes");
      if (content.length === 0) throw refuse(here, "is empty; it needs at least one node");
      const parts: Tree[] = [];
      for (const [index, part] of content.entries())
        parts.push(await read(part, `${here}[${index}]`, level + 1));
      return { kind, where: here, parts };
    }
    if (kind === "not") return readNot(content, here, level);
    if (kind === "query_id") {
      const checked = leafNodes.query_id.safeParse(content);
      if (!checked.success) throw refuse(here, 'needs the id of a saved query: {"id": …}');
      return read(await readSaved(checked.data.id, here), here, level + 1);
    }
    // Only kinds of leaves are left.
    if (!isLeafKind(kind)) throw refuse(where, `there is no kind of node called ${kind}`);
    return readLeaf(kind as AskingKind, content, here, budget);
  }

  async function readNot(content: unknown, here: string, level: number): Promise<Tree> {
    const operands = Array.isArray(content)
      ? content.map((value: unknown, index) => [`${here}[${index}]`, value] as const)
      : isObject(content) && "node_a" in content
        ? ["node_a", "node_b"]
            .filter((key) => content[key] != null)
            .map((key) => [`${here}.${key}`, content[key]] as const)
        : null;
    if (!operands || operands.length === 0 || operands.length > 2)
      throw refuse(here, "needs one node, two nodes as a list, or {node_a, node_b}");
    const [first, second] = operands;
    // There is one or two of them, as asked above.
    const a = await read(first![1], first![0], level + 1);
    return second === undefined
      ? { kind: "not", where: here, from: null, without: a }
      : { kind: "not", where: here, from: a, without: await read(second[1], second[0], level + 1) };
  }

  if (!isObject(given)) throw nothingAsked([{ where: root, reason: noNode }]);
  if (Object.keys(given).length === 0) throw nothingAsked([{ where: root, reason: noKind }]);
  return read(given, root, 1);
}

/** Places of deep nests would be longer than anybody reads. */
const shortened = (where: string): string =>
  where.length <= 200 ? where : `${where.slice(0, 120)} … ${where.slice(-60)}`;
