/** What became of each identifier of a list. Pure. */
import type { GeneShort } from "../../../api/contract/index.ts";
import type { GeneLookupAnswer, GeneMeaning } from "../../../api/contract/query.ts";
import { tsvLine } from "../../../api/contract/values/tsv.ts";
import { count, counted } from "../../shared/format/format.ts";
import { tokensIn } from "./gene-ids.ts";

type Outcome = "found" | "again" | "meant" | "unknown";

/** What became of an identifier, in words. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  found: "found",
  again: "named before",
  meant: "unknown, could mean a gene",
  unknown: "unknown",
};

export interface ListRow {
  /** From 1, as it stands in the list. */
  readonly at: number;
  readonly typed: string;
  readonly outcome: Outcome;
  /** The genes that it names, or could mean. */
  readonly genes: readonly GeneShort[];
  /** What is to be said of it; "" for nothing. */
  readonly note: string;
}

/** What an identifier is of a gene that it could mean. */
export const meaningKinds: Readonly<Record<GeneMeaning["kind"], string>> = {
  synonym: "synonym of",
  previous: "earlier id of",
  uniprot: "UniProt accession of",
  ortholog: "ortholog of",
};

const nameOf = ({ name, uniquename }: GeneShort): string => name ?? uniquename;

/** What is said of an identifier, wherever it stands. */
export type Said = Omit<ListRow, "at" | "typed">;

/** How an id was read, where that is not what stands there. */
const readAs = (typed: string, gene: GeneShort): string =>
  [gene.uniquename, nameOf(gene)].some((own) => own.toLowerCase() === typed.toLowerCase())
    ? ""
    : `read as ${nameOf(gene)}`;

function saidOf({ found, again, unknown }: GeneLookupAnswer): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  const say = (id: string, { outcome, genes, note }: Said) => {
    const key = id.toLowerCase();
    const before = said.get(key);
    // An accession can name several genes; some of them may have been named before.
    said.set(key, before ? { ...before, genes: [...before.genes, ...genes] } : { outcome, genes, note });
  };
  for (const { id, gene } of found) say(id, { outcome: "found", genes: [gene], note: readAs(id, gene) });
  for (const { id, first, gene } of again)
    say(id, { outcome: "again", genes: [gene], note: `the same gene as ${first}` });
  for (const { id, meanings } of unknown)
    say(id, {
      outcome: meanings.length > 0 ? "meant" : "unknown",
      genes: meanings.map(({ gene }) => gene),
      note: meanings.map(({ kind, gene }) => `${meaningKinds[kind]} ${nameOf(gene)}`).join("; "),
    });
  return said;
}

/**
 * A row for each identifier of a list, those that stand there twice too; those of which nothing is said are left out.
 * @param said by identifier in small letters
 */
export function rowsOf(typed: readonly string[], said: ReadonlyMap<string, Said>): readonly ListRow[] {
  const seen = new Set<string>();
  return typed.flatMap((one, index): ListRow[] => {
    const key = one.toLowerCase();
    const told = said.get(key);
    if (!told) return [];
    const row = { at: index + 1, typed: one, ...told };
    if (seen.has(key)) return [{ ...row, outcome: "again", note: "the same identifier stands before" }];
    seen.add(key);
    return [row];
  });
}

/** As above, of a text; identifiers that are not looked up yet are left out. */
export const listRows = (text: string, answer: GeneLookupAnswer): readonly ListRow[] =>
  rowsOf(tokensIn(text), saidOf(answer));

/** "12 identifiers: 9 found, 1 named before, 2 unknown (1 could mean a gene by another name)" */
export function summaryOf(rows: readonly ListRow[]): string {
  const { found = [], again = [], meant = [], unknown = [] } = Object.groupBy(rows, ({ outcome }) => outcome);
  // What could mean a gene is unknown until somebody says so.
  const parts = [
    [found.length, outcomes.found],
    [again.length, outcomes.again],
    [meant.length + unknown.length, outcomes.unknown],
  ] as const;
  const said = parts.flatMap(([number, words]) => (number === 0 ? [] : [`${count(number)} ${words}`]));
  const hope = meant.length === 0 ? "" : ` (${count(meant.length)} could mean a gene by another name)`;
  return `${counted(rows.length, "identifier")}: ${said.join(", ")}${hope}`;
}

/** The rows as a file. */
export const listTable = (rows: readonly ListRow[]): string =>
  [
    tsvLine(["row", "identifier", "result", "systematic_id", "name", "product", "note"]),
    ...rows.map(({ at, typed, outcome, genes, note }) =>
      tsvLine([
        at,
        typed,
        outcomes[outcome],
        genes.map(({ uniquename }) => uniquename).join("|"),
        genes.map(({ name }) => name ?? "").join("|"),
        genes.map(({ product }) => product ?? "").join("|"),
        note,
      ]),
    ),
  ].join("");
