/** Reads the pieces of a text as conditions: what each says of the genes that are wanted, and how it is joined to the others. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { isRelation } from "../parse/relation-words.ts";
import type { Role } from "../parse/relation-words.ts";
import { isEach, isItem, joinList } from "./list-items.ts";
import type { Conditions, Part, Target } from "./part.ts";
import { isOrthologRole, nearest, piecesOf } from "./pieces.ts";
import { saidTogether } from "./joined-conditions.ts";
import { organismName } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import type { Piece, PieceOf } from "./reader.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { familyOfForeign } from "./foreign-genes.ts";
import { byFunction, relationOf } from "./relations.ts";
import type { Relation } from "./relations.ts";
import {
  around,
  ofFamily,
  ofForeignGene,
  ofGap,
  idsOf,
  ofAllele,
  ofGenes,
  ofExtreme,
  ofLocation,
  ofMeaning,
  ofNeighbours,
  ofOrthologs,
  ofQuantity,
  ofReference,
  ofRelation,
  ofWord,
  withAnyOrtholog,
  withOrtholog,
  withParalog,
} from "./said.ts";
import type { UnplacedPart } from "./said.ts";
import { isLackedByMutants } from "./said-of-mutants.ts";
import { placesOf } from "./said-together.ts";
import { targetOf } from "./target.ts";
import { isSymbolAmongWords } from "./tokens.ts";
import type { Token } from "./tokens.ts";
import { isOfYears } from "./years-asked.ts";

const sizes = new Set("small large big tiny short long huge heavy light great".split(" "));

/** Bases on both sides of a gene that count as near it where nobody says how many. */
const nearby = 10_000;
/** Genes that one part lists. */
const maxGenes = 200;

/** Roles between genes that the same is said of. */
const joinsGenes: ReadonlySet<Role> = new Set<Role>(["and", "or", "not", "ask"]);

/** Reads pieces one after the other and remembers what was said before. */
class ConditionReader {
  readonly parts: Part[] = [];
  readonly unknown: number[] = [];
  readonly #authors: number[] = [];
  /** Whether "by" came before, and nothing since but names. */
  #isBy = false;
  readonly target: Target;
  isAsked = false;
  #from = 0;
  #isOr = false;
  /** What is said of the next gene, and which words say it. */
  #relation: { readonly is: Relation; readonly said: Piece } | null = null;
  /** The relation of the part before, while only what joins genes has come since: "interact with rad3 but not chk1". */
  #lastRelation: Relation | null = null;
  /** Within how many bases things beside the next gene are wanted; null where they are not. */
  #within: number | null = null;
  /** What says so, until a gene comes. */
  #distance: Piece | null = null;
  /** Where the word that makes the next condition a NOT stands; null without one. */
  #not: number | null = null;
  /** Pieces that are said with others. */
  readonly #skipped = new Set<Piece>();
  readonly #tokens: readonly Token[];
  readonly #pieces: readonly Piece[];
  readonly #vocabulary: Vocabulary;
  readonly #names: Names;

  constructor(tokens: readonly Token[], pieces: readonly Piece[], vocabulary: Vocabulary, names: Names) {
    this.#tokens = tokens;
    this.#pieces = pieces;
    this.#vocabulary = vocabulary;
    this.#names = names;
    this.target = targetOf(pieces, tokens);
  }

  #add(
    piece: Piece,
    { alternatives = [], count = null, genes = [], allele = null, extreme = null, ...said }: UnplacedPart,
  ): void {
    const [start, end] = [Math.min(this.#from, piece.start), piece.end];
    if (this.#isOr) joinList(this.parts, said, this.#tokens);
    const before = this.parts.at(-1);
    this.parts.push({
      ...said,
      alternatives,
      count,
      genes,
      allele,
      extreme,
      start,
      end,
      named: piece.start,
      isNot: this.#not !== null,
      isOr: this.#isOr || (before?.isNot === (this.#not !== null) && isEach(said, before, this.target)),
      isItem: this.#not === null && isItem(said, piece, before, this.#tokens),
    });
    this.#from = end;
    this.#not = null;
    this.#isOr = false;
    this.#lastRelation = null;
  }

  #rowsOf(ranks: readonly number[]): GeneRow[] {
    return [...new Set(ranks)].flatMap((rank) => this.#vocabulary.genes.rows[rank] ?? []);
  }

  /** Of things that are named one by one, no more than a text can list. */
  #rows(ranks: readonly number[]): GeneRow[] {
    return this.#rowsOf(ranks).slice(0, maxGenes);
  }

  read(): Conditions {
    for (const [at, piece] of this.#pieces.entries())
      if (!this.#skipped.has(piece)) this.#readPiece(piece, at);
    // A distance from what is no gene, or a relation to it, is not asked for: that it was not read is said.
    for (const said of [this.#distance, this.#relation?.said])
      if (said) this.unknown.push(...placesOf(said.start, said.end));
    // Nor is a NOT that no condition follows: without it, the answer is the opposite of what was asked.
    if (this.#not !== null && this.target !== "reference")
      this.unknown.push(...placesOf(this.#not, this.#tokens.length));
    const { target } = this;
    const { parts, unknown } = saidTogether(
      { parts: this.parts, unknown: this.unknown },
      target,
      this.#tokens,
      this.#vocabulary,
      this.#names,
    );
    // What no word says joins nothing.
    const typed = parts.filter(({ end }) => end > 0);
    const isJoined = typed.length > 1 && typed.some(({ isNot, isOr }) => isNot || isOr);
    // "Small proteins under 10 kDa": the number says how small.
    const isMeasured = this.#pieces.some(({ is }) => is === "quantity");
    // Only publications have authors: elsewhere nothing is called so.
    const [authors, others] = target === "reference" ? [this.#authors, []] : [[], this.#authors];
    return {
      target,
      parts,
      isAsked: this.isAsked || isJoined,
      authors,
      unknown: [...new Set([...unknown, ...others])]
        .toSorted((a, b) => a - b)
        .filter((at) => !(isMeasured && sizes.has(this.#tokens[at]?.folded ?? ""))),
    };
  }

  #readPiece(piece: Piece, at: number): void {
    if (piece.is !== "unknown" && !(piece.is === "role" && piece.role === "and")) this.#isBy = false;
    switch (piece.is) {
      case "role":
        this.#readRole(piece, at);
        break;
      case "unknown":
        if (this.#not !== null && this.target === "reference")
          this.#add(piece, ofWord(this.#tokens[piece.start]?.text ?? ""));
        else if (this.#isBy && !isOfYears(this.#tokens[piece.start]?.folded ?? ""))
          this.#authors.push(piece.start);
        else this.unknown.push(piece.start);
        this.#from = piece.end;
        break;
      case "action":
        this.#readRelation(byFunction(piece.by), piece, at);
        this.isAsked = true;
        break;
      case "meaning":
        if (this.#not !== null && isLackedByMutants(piece, at, this.#pieces, this.#tokens, this.#names))
          this.#leaveOut(piece);
        else this.#add(piece, ofMeaning(piece));
        break;
      case "location":
        this.#readLocation(piece);
        break;
      case "quantity":
        this.#add(piece, ofQuantity(piece));
        break;
      case "extreme":
        if (this.#not === null) this.#add(piece, ofExtreme(piece));
        else this.#leaveOut(piece);
        break;
      case "gap":
        this.#add(piece, ofGap(piece));
        break;
      case "distance":
        this.#within = piece.bases;
        this.#distance = piece;
        break;
      case "reference":
        this.#add(piece, ofReference(piece));
        break;
      case "family":
        this.#add(piece, ofFamily(piece, this.#rowsOf(piece.ranks)));
        this.isAsked = true;
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

  /** Says of a NOT and its condition that they were not read. */
  #leaveOut({ end }: Piece): void {
    this.unknown.push(...placesOf(this.#not ?? end, end));
    this.#not = null;
    this.#from = end;
  }

  #readRole({ role, start, end }: PieceOf<"role">, at: number): void {
    if (!joinsGenes.has(role)) this.#lastRelation = null;
    if (role === "by") this.#isBy = true;
    if (role === "not") this.#not = start;
    else if (role === "or") this.#isOr = this.parts.length > 0;
    else if (role === "near") [this.#within, this.#distance] = [nearby, { is: "role", role, start, end }];
    else if (role === "ortholog") this.#readOrtholog({ is: "role", role, start, end }, at);
    else if (role === "paralog") this.#add({ is: "role", role, start, end }, withParalog);
    else if (isRelation(role)) this.#readRelation(relationOf(role), { is: "role", role, start, end }, at);
    if (role !== "domain" && role !== "chromosome") this.isAsked = true;
  }

  /** "conserved", of which nobody says where: in any of the organisms that the site knows. */
  #readOrtholog(piece: PieceOf<"role">, at: number): void {
    const isSaid = ([1, -1] as const).some((way) => {
      const taxon = nearest(this.#pieces, at, way, "taxon");
      return taxon === null
        ? nearest(this.#pieces, at, way, "gene") !== null
        : taxon.taxonid !== this.#names.site.taxonid;
    });
    if (isSaid) return;
    // "Homolog of NPC1", "equivalent of the human NPC1".
    const name = ([1, -1] as const)
      .map((way) => nearest(this.#pieces, at, way, "unknown"))
      .find((one) => one !== null && isSymbolAmongWords(this.#tokens[one.start]));
    if (name) {
      const [start, end] = [Math.min(piece.start, name.start), Math.max(piece.end, name.end)];
      this.#addForeign(name, "", { ...piece, start, end });
      return;
    }
    const said = withAnyOrtholog(this.#names.site.ortholog_taxonids);
    if (said) this.#add(piece, said);
  }

  /** The end of a piece, or of the word for orthologs behind it. */
  #endOf(at: number): number {
    const [piece, next] = [this.#pieces[at], this.#pieces[at + 1]];
    return (next?.is === "role" && next.role === "ortholog" ? next : piece)?.end ?? 0;
  }

  #readTaxon(piece: PieceOf<"taxon">, at: number): void {
    const { taxonid } = piece;
    const gene = nearest(this.#pieces, at, 1, "gene") ?? nearest(this.#pieces, at, -1, "gene");
    if (
      taxonid === this.#names.site.taxonid ||
      gene?.orthologs.some((one) => one.taxonid === taxonid) === true
    )
      return;
    this.isAsked = true;
    const organism = organismName(taxonid, this.#names);
    const name = this.#pieces[at + 1];
    const after = this.#pieces[at + 2];
    const isOrtholog = after !== undefined && isOrthologRole(after);
    // "human BRCA2 ortholog", which no gene has; "budding yeast CDC28", of which only a gene of another kind has the name.
    const isUnknown = name?.is === "unknown" && (isOrtholog || isSymbolAmongWords(this.#tokens[name.start]));
    if (name !== undefined && (isUnknown || this.#isForeign(name, taxonid))) {
      if (isOrtholog) this.#skipped.add(after);
      this.#addForeign(name, organism, { ...piece, end: (isOrtholog ? after : name).end }, taxonid);
      return;
    }
    this.#add({ ...piece, end: this.#endOf(at) }, withOrtholog(taxonid, organism));
  }

  /** The ortholog of a gene of which the release has no ortholog, or only those of its family: CDC25A and CDC25B for CDC25. */
  #addForeign(name: Piece, organism: string, piece: Piece, taxon?: number): void {
    const text = this.#tokens[name.start]?.text ?? "";
    const known = this.unknown.indexOf(name.start);
    if (known !== -1) this.unknown.splice(known, 1);
    this.#skipped.add(name);
    const ranks = familyOfForeign(text, taxon ?? null, this.#vocabulary);
    // What is written as an own gene may be that one: it is shown, too.
    const own = name.is === "gene" && this.target === "gene" && /^[a-z]/.test(text) ? name.ranks : [];
    this.#add(piece, { ...ofForeignGene(this.#rows(ranks), text, organism), genes: idsOf(this.#rows(own)) });
  }

  /** Whether a name with a capital, as other organisms have, is not that of an ortholog, and only looks like an own gene's. */
  #isForeign(piece: Piece, taxonid: number): boolean {
    const name = this.#tokens[piece.start];
    // Alleles are called like genes of others, too.
    if (piece.is === "allele") return isSymbolAmongWords(name);
    if (piece.is !== "gene" || piece.orthologs.some((one) => one.taxonid === taxonid)) return false;
    return /^[A-Z]/.test(name?.text ?? "") || !this.#pieces.some(isOrthologRole);
  }

  #readRelation(relation: Relation, said: Piece, at: number): void {
    // "cdc2 interactors": the gene came before.
    const before = this.parts.at(-1);
    if (
      before?.kind === "gene" &&
      nearest(this.#pieces, at, 1, "gene") === null &&
      nearest(this.#pieces, at, 1, "allele") === null
    ) {
      const { isNot, isOr, start } = before;
      this.parts.pop();
      [this.#not, this.#isOr, this.#from] = [isNot ? start : null, isOr, start];
      this.#addRelated(
        relation.behind ?? relation,
        { is: "role", role: "genes", start: before.named, end: said.end },
        this.#rows(before.genes.flatMap((id) => this.#vocabulary.genes.rankOf(id) ?? [])),
      );
    } else this.#relation = { is: relation, said };
  }

  #addRelated(relation: Relation, piece: Piece, rows: readonly GeneRow[]): void {
    this.#relation = null;
    const said = ofRelation(relation, rows);
    if (said === null) return;
    this.#add(piece, said);
    this.#lastRelation = relation;
    this.isAsked = true;
  }

  #readGene(piece: PieceOf<"gene">, at: number): void {
    const beside = [nearest(this.#pieces, at, -1, "taxon"), nearest(this.#pieces, at, 1, "taxon")];
    // "The yeast homolog of mTOR": whose gene is wanted, not whose is named.
    const taxon = beside.find((one) => one !== null && one.taxonid !== this.#names.site.taxonid) ?? null;
    const asks = nearest(this.#pieces, at, -1, "role") ?? nearest(this.#pieces, at, 1, "role");
    const ofTaxon = piece.orthologs.filter(({ taxonid }) => taxon === null || taxonid === taxon.taxonid);
    const isOrtholog =
      ofTaxon.length > 0 && (taxon !== null || piece.ranks.length === 0 || asks?.role === "ortholog");
    const rows = this.#rows(isOrtholog ? ofTaxon.map(({ rank }) => rank) : piece.ranks);
    if (rows.length === 0) {
      this.unknown.push(piece.start);
      return;
    }
    const relation = this.#relation?.is ?? this.#lastRelation;
    if (relation !== null) {
      this.#addRelated(relation, piece, rows);
      return;
    }
    if (this.#within !== null && !isOrtholog) {
      this.#addNear(piece, rows, this.#within);
      return;
    }
    if (!isOrtholog) {
      this.#add(piece, ofGenes(rows));
      return;
    }
    const start = taxon ? Math.min(taxon.start, piece.start) : piece.start;
    const end = Math.max(taxon?.end ?? 0, this.#endOf(at));
    const text = `${taxon ? `${organismName(taxon.taxonid, this.#names)} ` : ""}${this.#tokens[piece.start]?.text ?? ""}`;
    this.#add({ ...piece, start, end }, ofOrthologs(rows, text));
  }

  /** "Within 50 kb of centromere 2": beside it, and within it. */
  #readLocation(piece: PieceOf<"location">): void {
    const { location } = piece;
    // Nothing is beside a whole chromosome: that a distance from it was not read is said.
    if (this.#within === null || location.start === null) {
      this.#add(piece, ofLocation(location));
      return;
    }
    this.#add(piece, ofLocation(around(location, this.#within)));
    this.#within = this.#distance = null;
  }

  #addNear(piece: Piece, rows: readonly GeneRow[], within: number): void {
    this.#within = this.#distance = null;
    const said = ofNeighbours(rows, within);
    if (said === null) this.unknown.push(piece.start);
    else this.#add(piece, said);
    this.isAsked = true;
  }

  #readAllele(piece: PieceOf<"allele">): void {
    const ranks = piece.alleles.flatMap(({ gene }) => this.#vocabulary.genes.rankOf(gene) ?? []);
    const rows = this.#rows(ranks);
    const relation = this.#relation?.is ?? this.#lastRelation;
    const [allele = null] = piece.alleles;
    if (relation === null)
      this.#add(piece, allele === null ? ofGenes(rows) : ofAllele(allele, rows, this.target));
    else this.#addRelated(relation, piece, rows);
  }
}

/** The conditions that pieces make together. */
export const conditionsOf = (tokens: readonly Token[], vocabulary: Vocabulary, names: Names): Conditions =>
  new ConditionReader(tokens, piecesOf(tokens, vocabulary, names), vocabulary, names).read();
