/** Makes conditions of the pieces of a text: what each says of the genes that are wanted, and how it is joined to the others. Pure. */
import { fold } from "../../contract/values/fold.ts";
import type { QueryNode } from "../../contract/query-nodes.ts";
import type { PartKind } from "../../contract/reading.ts";
import type { GeneRow } from "../../queries/gene-table.ts";
import { locationText } from "./location.ts";
import { isOrthologRole, isSymbol, piecesOf } from "./pieces.ts";
import type { Names, Piece, PieceOf } from "./pieces.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import type { Role } from "../parse/relation-words.ts";
import type { Token } from "./tokens.ts";
import type { Meaning, NamedAllele } from "./vocabulary.ts";

/** Another thing that the words of a part can mean. */
export interface Alternative {
  readonly kind: PartKind;
  readonly id: string;
  readonly label: string;
}

/** One condition. */
export interface Part extends Alternative {
  /** The tokens [start, end) that say it, with those that join it to what stands before. */
  readonly start: number;
  readonly end: number;
  /** The first token of the name itself. */
  readonly named: number;
  readonly isNot: boolean;
  /** Whether it is one of several that are enough, with the part before. */
  readonly isOr: boolean;
  readonly node: QueryNode;
  readonly alternatives: readonly Alternative[];
  /** Genes that it finds by itself, where the release tells. */
  readonly count: number | null;
  /** Systematic ids of the genes that are named. */
  readonly genes: readonly string[];
  /** The allele that the gene was named by. */
  readonly allele: NamedAllele | null;
}

/** What is wanted. */
export type Target = "gene" | "allele" | "reference";

export interface Conditions {
  readonly target: Target;
  readonly parts: readonly Part[];
  /** Whether words say that a set is wanted, or join its conditions. */
  readonly isAsked: boolean;
  /** Tokens that mean nothing here. */
  readonly unknown: readonly number[];
}

const alternativeOf = ({ kind, id, label }: Meaning): Alternative => ({ kind, id, label });
const nodeOf = ({ kind, id, label, members }: Meaning): QueryNode =>
  members !== undefined
    ? { or: members.map(nodeOf) }
    : kind === "term"
      ? { term: { termid: id, name: label } }
      : { subset: { subset_name: id, name: label } };

const sizes = new Set("small large big tiny short long huge heavy light great".split(" "));

const maxAlternatives = 5;
/** Genes that one part lists. */
const maxGenes = 200;
/** Bases on both sides of a gene that count as near it. */
const nearby = 10_000;

type Said = Pick<Part, "kind" | "id" | "label" | "node"> &
  Partial<Pick<Part, "alternatives" | "count" | "genes" | "allele">>;

function ofMeaning({ found }: PieceOf<"meaning">): Said {
  const [first, ...others] = found.map(({ meaning }) => meaning);
  if (!first) throw new Error("a piece without a meaning");
  return {
    ...alternativeOf(first),
    node: nodeOf(first),
    count: first.kind === "term" ? first.genes : null,
    // What is one of several has no name that could be typed for all of them.
    alternatives: others
      .filter(({ members }) => members === undefined)
      .slice(0, maxAlternatives)
      .map(alternativeOf),
  };
}

/** Whether a folded symbol is another with the letter, or else the number, of one member of its family. */
const isOfFamily = (symbol: string, family: string): boolean =>
  symbol.startsWith(family) &&
  (/\d$/.test(family) ? /^[a-z]$/ : /^-?\d{1,2}[a-z]?$/).test(symbol.slice(family.length));

const listOf = (genes: readonly GeneRow[]): QueryNode => ({
  gene_list: { genes: genes.map(({ gene_uniquename }) => gene_uniquename) },
});

/** Reads pieces one after the other and remembers what was said before. */
class ConditionReader {
  readonly parts: Part[] = [];
  readonly unknown: number[] = [];
  target: Target = "gene";
  isAsked = false;
  #from = 0;
  #isNot = false;
  #isOr = false;
  #interaction: Role | null = null;
  #isNear = false;
  /** Pieces that are said with others. */
  readonly #skipped = new Set<Piece>();
  readonly #tokens: readonly Token[];
  readonly #pieces: readonly Piece[];
  readonly #vocabulary: Vocabulary;
  readonly #names: Names;
  readonly #ownTaxon: number;

  constructor(tokens: readonly Token[], pieces: readonly Piece[], vocabulary: Vocabulary, names: Names) {
    this.#tokens = tokens;
    this.#pieces = pieces;
    this.#vocabulary = vocabulary;
    this.#names = names;
    this.#ownTaxon = names.site.taxonid;
  }

  #add(piece: Piece, { alternatives = [], count = null, genes = [], allele = null, ...said }: Said): void {
    const [start, end] = [Math.min(this.#from, piece.start), piece.end];
    this.parts.push({
      ...said,
      alternatives,
      count,
      genes,
      allele,
      start,
      end,
      named: piece.start,
      isNot: this.#isNot,
      isOr: this.#isOr,
    });
    this.#from = end;
    this.#isNot = this.#isOr = false;
  }

  #rows(ranks: readonly number[]): GeneRow[] {
    return [...new Set(ranks)].slice(0, maxGenes).flatMap((rank) => this.#vocabulary.genes.rows[rank] ?? []);
  }

  /** The nearest piece of a kind on one side, past words that only ask. */
  #near<I extends Piece["is"]>(at: number, step: 1 | -1, is: I): PieceOf<I> | null {
    for (let i = at + step; ; i += step) {
      const piece = this.#pieces[i];
      // Its kind was just asked for.
      if (piece?.is === is) return piece as PieceOf<I>;
      if (piece?.is !== "role" || !["ask", "genes", "ortholog"].includes(piece.role)) return null;
    }
  }

  #organism(taxonid: number): string {
    const known = this.#names.site.organisms.find((one) => one.taxonid === taxonid);
    return known?.common_name ?? String(taxonid);
  }

  read(): Conditions {
    for (const [at, piece] of this.#pieces.entries())
      if (!this.#skipped.has(piece)) this.#readPiece(piece, at);
    if (this.parts.length > 1) this.isAsked ||= this.parts.some(({ isNot, isOr }) => isNot || isOr);
    // "Small proteins under 10 kDa": the number says how small.
    const isMeasured = this.#pieces.some(({ is }) => is === "quantity");
    const unknown = this.unknown.filter((at) => !(isMeasured && sizes.has(this.#tokens[at]?.folded ?? "")));
    return { target: this.target, parts: this.parts, isAsked: this.isAsked, unknown };
  }

  #readPiece(piece: Piece, at: number): void {
    switch (piece.is) {
      case "role":
        this.#readRole(piece, at);
        break;
      case "unknown":
        this.unknown.push(piece.start);
        this.#from = piece.end;
        break;
      case "meaning":
        this.#add(piece, ofMeaning(piece));
        break;
      case "location": {
        const { chromosome, start, end } = piece.location;
        const text = locationText(piece.location);
        const label = start === null ? `chromosome ${chromosome}` : text;
        this.#add(piece, {
          kind: "location",
          id: text,
          label,
          node: { genome_range: { chromosome_name: chromosome, start, end } },
        });
        break;
      }
      case "quantity": {
        const { label, node } = piece.quantity;
        this.#add(piece, { kind: "property", id: label, label, node });
        break;
      }
      case "reference":
        this.#add(piece, {
          kind: "reference",
          id: piece.id,
          label: piece.id,
          node: { ref_genes: { reference_uniquename: piece.id } },
        });
        break;
      case "taxon":
        this.#readTaxon(piece, at);
        break;
      case "gene":
        this.#readGene(piece, at);
        break;
      case "allele":
        this.#readAllele(piece);
        break;
    }
  }

  #readRole({ role, start, end }: PieceOf<"role">, at: number): void {
    if (role === "not") this.#isNot = true;
    else if (role === "or") this.#isOr = this.parts.length > 0;
    else if (role === "alleles") this.target = "allele";
    else if (role === "papers") this.target = "reference";
    else if (role === "near") this.#isNear = true;
    else if (role === "ortholog") this.#readOrtholog({ is: "role", role, start, end }, at);
    else if (role === "paralog")
      this.#add(
        { is: "role", role, start, end },
        {
          kind: "property",
          id: "has_paralog",
          label: "has a paralog",
          node: { gene_properties: { property_flags: ["has_paralog"] } },
        },
      );
    else if (role.startsWith("interacts") || role === "substrates") this.#readInteraction(role, at);
    if (role !== "domain" && role !== "chromosome") this.isAsked = true;
  }

  /** "conserved", of which nobody says where: in any of the organisms that the site knows. */
  #readOrtholog(piece: PieceOf<"role">, at: number): void {
    const isSaid = ([1, -1] as const).some(
      (way) => this.#near(at, way, "taxon") ?? this.#near(at, way, "gene"),
    );
    if (isSaid) return;
    const [before, after] = [this.#pieces[at - 1], this.#pieces[at + 1]];
    const name = [after, before].find((one) => one?.is === "unknown" && isSymbol(this.#tokens[one.start]));
    if (name) {
      const [start, end] = [Math.min(piece.start, name.start), Math.max(piece.end, name.end)];
      this.#addForeign(name, "", { ...piece, start, end });
      return;
    }
    const taxa = this.#names.site.ortholog_taxonids;
    const nodes = taxa.map((taxonid) => ({ has_ortholog: { taxonid } }));
    if (nodes.length > 0)
      this.#add(piece, {
        kind: "ortholog",
        id: taxa.join(","),
        label: "has an ortholog",
        node: { or: nodes },
      });
  }

  /** The end of a piece, or of the word for orthologs behind it. */
  #endOf(at: number): number {
    const [piece, next] = [this.#pieces[at], this.#pieces[at + 1]];
    return (next?.is === "role" && next.role === "ortholog" ? next : piece)?.end ?? 0;
  }

  #readTaxon(piece: PieceOf<"taxon">, at: number): void {
    const { taxonid } = piece;
    const gene = this.#near(at, 1, "gene") ?? this.#near(at, -1, "gene");
    if (taxonid === this.#ownTaxon || gene?.orthologs.some((one) => one.taxonid === taxonid) === true) return;
    this.isAsked = true;
    const organism = this.#organism(taxonid);
    const name = this.#pieces[at + 1];
    const after = this.#pieces[at + 2];
    const isOrtholog = after !== undefined && isOrthologRole(after);
    // "human BRCA2 ortholog", which no gene has; "budding yeast CDC28", of which only a gene of another kind has the name.
    const isUnknown = name?.is === "unknown" && (isOrtholog || isSymbol(this.#tokens[name.start]));
    if (name !== undefined && (isUnknown || this.#isForeign(name, taxonid))) {
      if (isOrtholog) this.#skipped.add(after);
      this.#addForeign(name, organism, { ...piece, end: (isOrtholog ? after : name).end }, taxonid);
      return;
    }
    const label = `has an ortholog in ${organism}`;
    this.#add(
      { ...piece, end: this.#endOf(at) },
      { kind: "ortholog", id: String(taxonid), label, node: { has_ortholog: { taxonid } } },
    );
  }

  /** The ortholog of a gene of which the release has no ortholog, or only those of its family: CDC25A and CDC25B for CDC25. */
  #addForeign(name: Piece, organism: string, piece: Piece, taxon?: number): void {
    const text = this.#tokens[name.start]?.text ?? "";
    const known = this.unknown.indexOf(name.start);
    if (known !== -1) this.unknown.splice(known, 1);
    this.#skipped.add(name);
    const called = `ortholog of ${organism === "" ? text : `${organism} ${text}`}`;
    const ranks = [...this.#vocabulary.orthologs].flatMap(([symbol, orthologs]) =>
      isOfFamily(symbol, fold(text))
        ? orthologs.filter(({ taxonid }) => (taxon ?? taxonid) === taxonid).map(({ rank }) => rank)
        : [],
    );
    const rows = this.#rows(ranks);
    const names = rows.map(({ name: own, gene_uniquename: id }) => own ?? id).join(", ");
    this.#add(piece, {
      kind: "ortholog",
      id: text,
      label: rows.length > 0 ? `${names}, ${called}` : `${called}, which no gene of the release has`,
      node: listOf(rows),
    });
  }

  /** Whether a name with a capital, as other organisms have, is not that of an ortholog, and only looks like an own gene's. */
  #isForeign(piece: Piece, taxonid: number): boolean {
    if (piece.is !== "gene" || !/^[A-Z]/.test(this.#tokens[piece.start]?.text ?? "")) return false;
    return !piece.orthologs.some((one) => one.taxonid === taxonid);
  }

  #readInteraction(role: Role, at: number): void {
    // "cdc2 interactors": the gene came before.
    const before = this.parts.at(-1);
    if (before?.kind === "gene" && this.#near(at, 1, "gene") === null) {
      const { isNot, isOr, start } = before;
      this.parts.pop();
      [this.#isNot, this.#isOr, this.#from, this.#interaction] = [isNot, isOr, start, role];
      this.#addGenes(
        { is: "role", role: "genes", start: before.named, end: this.#pieces[at]?.end ?? before.end },
        before.genes,
      );
    } else this.#interaction = role;
  }

  #addGenes(piece: Piece, ids: readonly string[]): void {
    const [role, type] = [this.#interaction, this.#interaction?.split(" ")[1]];
    this.#interaction = null;
    const names = ids
      .map((id) => this.#vocabulary.genes.rows[this.#vocabulary.genes.rankOf(id) ?? -1]?.name ?? id)
      .join(", ");
    const kinds = (["physical", "genetic"] as const).filter(
      (kind) => type === undefined || type.startsWith(kind),
    );
    const nodes: QueryNode[] = ids.flatMap((gene_uniquename): QueryNode[] =>
      role === "substrates"
        ? [{ substrates: { gene_uniquename } }]
        : kinds.map((interaction_type) => ({ interactors: { gene_uniquename, interaction_type } })),
    );
    const label =
      role === "substrates"
        ? `substrates of ${names}`
        : `${kinds.length === 1 ? `${kinds.join("")} ` : ""}interactors of ${names}`;
    const [first] = nodes;
    if (!first) return;
    this.#add(piece, {
      kind: "interactors",
      id: ids.join(","),
      label,
      node: nodes.length === 1 ? first : { or: nodes },
      genes: ids,
    });
    this.isAsked = true;
  }

  #readGene(piece: PieceOf<"gene">, at: number): void {
    const taxon = this.#near(at, -1, "taxon") ?? this.#near(at, 1, "taxon");
    const asks = this.#near(at, -1, "role") ?? this.#near(at, 1, "role");
    const ofTaxon = piece.orthologs.filter(({ taxonid }) => taxon === null || taxonid === taxon.taxonid);
    const isOrtholog =
      ofTaxon.length > 0 && (taxon !== null || piece.ranks.length === 0 || asks?.role === "ortholog");
    const rows = this.#rows(isOrtholog ? ofTaxon.map(({ rank }) => rank) : piece.ranks);
    const ids = rows.map(({ gene_uniquename: id }) => id);
    if (ids.length === 0) {
      this.unknown.push(piece.start);
      return;
    }
    if (this.#interaction !== null) {
      this.#addGenes(piece, ids);
      return;
    }
    if (this.#isNear && !isOrtholog) {
      this.#addNear(piece, rows);
      return;
    }
    const label = rows.map(({ name, gene_uniquename: id }) => name ?? id).join(", ");
    const start = taxon ? Math.min(taxon.start, piece.start) : piece.start;
    const end = Math.max(taxon?.end ?? 0, this.#endOf(at));
    const text = `${taxon ? `${this.#organism(taxon.taxonid)} ` : ""}${this.#tokens[piece.start]?.text ?? ""}`;
    this.#add(isOrtholog ? { ...piece, start, end } : piece, {
      kind: isOrtholog ? "ortholog" : "gene",
      id: ids.join(","),
      label: isOrtholog ? `${label}, ortholog of ${text}` : label,
      node: listOf(rows),
      genes: ids,
    });
  }

  /** What lies beside genes on their chromosome; they themselves are not asked for, and yet shown among their neighbours. */
  #addNear(piece: Piece, rows: readonly GeneRow[]): void {
    this.#isNear = false;
    const around = rows.flatMap(({ chromosome, start_pos: start, end_pos: end, name, gene_uniquename: id }) =>
      chromosome === null || start === null || end === null
        ? []
        : [
            {
              gene: name ?? id,
              location: { chromosome, start: Math.max(1, start - nearby), end: end + nearby },
            },
          ],
    );
    const nodes = around.map(({ location: { chromosome, start, end } }) => ({
      genome_range: { chromosome_name: chromosome, start, end },
    }));
    const node = together("or", nodes);
    const places = around.map(({ location }) => locationText(location)).join(", ");
    if (node === null) this.unknown.push(piece.start);
    else
      this.#add(piece, {
        kind: "location",
        id: places,
        label: `within ${nearby / 1000} kb of ${around.map(({ gene }) => gene).join(", ")} (${places})`,
        node,
      });
    this.isAsked = true;
  }

  #readAllele(piece: PieceOf<"allele">): void {
    const ranks = piece.alleles.flatMap(({ gene }) => this.#vocabulary.genes.rankOf(gene) ?? []);
    const rows = this.#rows(ranks);
    const ids = rows.map(({ gene_uniquename: id }) => id);
    if (this.#interaction !== null) return this.#addGenes(piece, ids);
    const label = rows.map(({ name, gene_uniquename: id }) => name ?? id).join(", ");
    return this.#add(piece, {
      kind: "gene",
      id: ids.join(","),
      label,
      node: listOf(rows),
      genes: ids,
      allele: piece.alleles[0] ?? null,
    });
  }
}

/** The conditions that pieces make together. */
export const conditionsOf = (tokens: readonly Token[], vocabulary: Vocabulary, names: Names): Conditions =>
  new ConditionReader(tokens, piecesOf(tokens, vocabulary, names), vocabulary, names).read();

const together = (key: "and" | "or", nodes: readonly QueryNode[]): QueryNode | null => {
  const [first, ...others] = nodes;
  return first === undefined || others.length === 0
    ? (first ?? null)
    : key === "and"
      ? { and: nodes }
      : { or: nodes };
};

/** The tree of the conditions, as the query builder has it; null without any. */
export function treeOf(parts: readonly Part[]): QueryNode | null {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isOr && last && last[0]?.isNot === part.isNot) last.push(part);
    else groups.push([part]);
  }
  const nodes = (isNot: boolean): QueryNode[] =>
    groups
      .filter(([first]) => first?.isNot === isNot)
      .flatMap(
        (group) =>
          together(
            "or",
            group.map(({ node }) => node),
          ) ?? [],
      );
  const included = together("and", nodes(false));
  const excluded = together("or", nodes(true));
  if (excluded === null) return included;
  return { not: included === null ? [excluded] : [included, excluded] };
}
