/**
 * Queries from files and addresses: what they hold is not known. The shape is read here, also in the spellings of older
 * files; what the values mean is checked by the api. Pure.
 */
import { isObject } from "../../../api/contract/values/is-object.ts";
import type { LeafKind, QueryNode } from "../../../api/contract/query.ts";

/** Says at which place of a query something is wrong. */
export class NotAQueryError extends Error {
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = "NotAQueryError";
  }
}

/** Deeper queries are refused by the api too. */
const maxLevels = 50;

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const number: Check = (value) => typeof value === "number";
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const condition: Check = (value) => isObject(value) && text(value["termid"]);
const gene: Check = (value) => text(value) || (isObject(value) && text(value["uniquename"]));

/** Fields that a node cannot do without, or that have to have a shape when they are there (with `?`). */
const shapes: Readonly<Record<LeafKind, Readonly<Record<string, Check>>>> = {
  term: { termid: text, "conditions?": listOf(condition), "excluded_conditions?": listOf(condition) },
  ref_genes: { reference_uniquename: text },
  subset: { subset_name: text },
  gene_list: { genes: listOf(gene) },
  has_ortholog: { taxonid: number },
  int_range: { range_type: text, "start?": number, "end?": number },
  float_range: { range_type: text, "start?": number, "end?": number },
  genome_range: { chromosome_name: text, "start?": number, "end?": number },
  interactors: { gene_uniquename: text, interaction_type: text },
  substrates: { gene_uniquename: text },
  downstream_genes: { gene_uniquename: text, cv_name: text },
  genes_targeting: { gene_uniquename: text, target_of_type: text },
  target_of: { genes: listOf(text) },
  gene_properties: { property_flags: listOf(text) },
  query_id: { id: text },
};
const isLeaf = (kind: string): kind is LeafKind => Object.hasOwn(shapes, kind);

/** Spellings of older files: their keys and what stands for "not set". */
const formerKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  term: { single_or_multi_allele: "single_or_multi_locus" },
  gene_list: { ids: "genes" },
};

function modern(kind: string, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [formerKeys[kind]?.[key] ?? key, inner]),
  );
}

function leaf(kind: LeafKind, value: unknown, path: string): Record<string, unknown> {
  if (!isObject(value)) throw new NotAQueryError(path, "has to be an object");
  const read = modern(kind, value);
  for (const [field, check] of Object.entries(shapes[kind])) {
    const name = field.replace("?", "");
    if (name !== field && read[name] === undefined) continue;
    if (!check(read[name]))
      throw new NotAQueryError(
        `${path}.${name}`,
        read[name] === undefined ? "is missing" : "is not what it has to be",
      );
  }
  return read;
}

/** @throws NotAQueryError that names the place, as `constraints.and[1].term.termid` */
export function parseNode(value: unknown, path = "constraints", level = 1): QueryNode {
  if (level > maxLevels) throw new NotAQueryError(path, `has more than ${maxLevels} levels`);
  if (!isObject(value)) throw new NotAQueryError(path, "has to be an object");
  const { node_name: given, ...rest } = value;
  const [entry, ...others] = Object.entries(rest).filter(([, inner]) => inner !== null);
  if (!entry || others.length > 0)
    throw new NotAQueryError(
      path,
      `has to have one key for its kind, but has ${entry ? others.length + 1 : "none"}`,
    );
  const [kind, inner] = entry;
  const name = typeof given === "string" && given.trim() !== "" ? { node_name: given } : {};
  const parts = (list: readonly unknown[]) =>
    list.map((one, index) => parseNode(one, `${path}.${kind}[${index}]`, level + 1));
  if (kind === "and" || kind === "or" || kind === "not") {
    const list: unknown =
      kind === "not" && isObject(inner)
        ? [inner["node_a"], inner["node_b"]].filter((one) => one != null)
        : inner;
    if (!Array.isArray(list) || list.length === 0)
      throw new NotAQueryError(`${path}.${kind}`, "has to be a list of queries");
    if (kind === "not" && list.length > 2)
      throw new NotAQueryError(`${path}.not`, "takes two queries at most");
    const nodes = parts(list);
    return kind === "and"
      ? { ...name, and: nodes }
      : kind === "or"
        ? { ...name, or: nodes }
        : { ...name, not: nodes };
  }
  if (!isLeaf(kind)) throw new NotAQueryError(path, `${JSON.stringify(kind)} is not a kind of query`);
  // Its kind is one of the contract's and its fields were checked; the api checks their values.
  return { ...name, [kind]: leaf(kind, inner, `${path}.${kind}`) } as unknown as QueryNode;
}
