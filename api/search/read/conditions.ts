/** Reads the pieces of a text as conditions: what each says of the genes that are wanted, and how it is joined to the others. Pure. */
import type { GeneRow } from "../../queries/gene-table.ts";
import { isRelation } from "../parse/relation-words.ts";
import type { Role } from "../parse/relation-words.ts";
import { takesAwayKind } from "./kinds-asked.ts";
import { isOfGeneOnly, near } from "./location.ts";
import type { Beside } from "./location.ts";
import { saidBefore, withSetAround } from "./sets-around.ts";
import type { SaidBefore } from "./sets-around.ts";
import { isEach, isItem, joinList, takeGenes } from "./list-items.ts";
import type { Conditions, Part, Target } from "./part.ts";
import { relationAt } from "./joined-relations.ts";
import { endWithOrtholog, nearest, piecesOf } from "./pieces.ts";
import { conditionsTogether } from "./joined-conditions.ts";
import { organismName } from "./deployment-words.ts";
import type { Names } from "./deployment-words.ts";
import { isOfPlaces } from "./reader.ts";
import type { Piece, PieceOf, PieceOfPlaces } from "./reader.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { familyOfForeign, foreignNameBehind, foreignNameBeside, isSaidOfOrtholog } from "./foreign-genes.ts";
import type { Relation } from "./relations.ts";
import {
  ofFamily,
  ofForeignGene,
  idsOf,
  ofAllele,
  ofEachOther,
  ofGenes,
  ofItself,
  ofExtreme,
  ofMeaning,
  ofOrthologs,
  ofRelation,
  ofWord,
  withAnyOrtholog,
  withOrtholog,
  withParalog,
} from "./said.ts";
import type { UnplacedPart } from "./said.ts";
import { around, ofBetween, ofLocation, ofNeighbours, ofPlaces } from "./said-of-places.ts";
import { isSaidOfCells } from "./said-of-mutants.ts";
import { placesOf, unreadOf, unsaid } from "./said-together.ts";
import { targetOf } from "./target.ts";
import type { Token } from "./tokens.ts";
import { isOfYears } from "./years-asked.ts";

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
  /** Where beside the next gene or place things are wanted, and what says so; null where they are not. */
  #beside: (Beside & SaidBefore) | null = null;
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

  #add(piece: Piece, said: UnplacedPart): void {
    const [start, end] = [Math.min(this.#from, piece.start), piece.end];
    if (this.#isOr) joinList(this.parts, said, this.#tokens);
    const before = this.parts.at(-1);
    const isNot = this.#isTakenAway();
    this.parts.push({
      ...unsaid,
      ...said,
      start,
      end,
      named: piece.start,
      isNot,
      isOr: (this.#isOr && !isNot) || (before?.isNot === isNot && isEach(said, before, this.target)),
      isItem: !isNot && isItem(said, piece, before, this.#tokens),
    });
    this.#from = end;
    this.#not = null;
    this.#isOr = false;
    this.#lastRelation = null;
  }

  /** Of "not A or B" neither is wanted. */
  #isTakenAway(): boolean {
    return this.#not !== null || (this.#isOr && this.parts.at(-1)?.isNot === true);
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
    const around = this.#beside && withSetAround(this.parts, this.#beside);
    // A distance from what is no gene, or a relation to it, is not asked for: that it was not read is said.
    for (const said of [around === null ? this.#beside?.said : null, this.#relation?.said])
      if (said) this.unknown.push(...placesOf(said.start, said.end));
    // Nor is a NOT that no condition follows: without it, the answer is the opposite of what was asked.
    if (this.#not !== null && this.target !== "reference")
      this.unknown.push(...placesOf(this.#not, this.#tokens.length));
    const { target, parts, unknown } = this;
    const isAsked = this.isAsked || around !== null;
    return conditionsTogether(
      { target, parts: around ?? parts, isAsked, authors: this.#authors, unknown },
      this.#tokens,
      this.#pieces,
      this.#vocabulary,
      this.#names,
    );
  }

  #readPiece(piece: Piece, at: number): void {
    if (piece.is !== "unknown" && !(piece.is === "role" && piece.role === "and")) this.#isBy = false;
    if (isOfPlaces(piece)) {
      this.#readPlace(piece);
      return;
    }
    switch (piece.is) {
      case "role":
        this.#readRole(piece, at);
        break;
      case "unknown":
        if (this.#isTakenAway() && this.target === "reference")
          this.#add(piece, ofWord(this.#tokens[piece.start]?.text ?? ""));
        else if (this.#isBy && !isOfYears(this.#tokens[piece.start]?.folded ?? ""))
          this.#authors.push(piece.start);
        else this.unknown.push(piece.start);
        this.#from = piece.end;
        break;
      case "action":
        this.#readRelation(piece, at);
        this.isAsked = true;
        break;
      case "meaning":
        if (isSaidOfCells(piece, at, this.#pieces, this.#tokens, this.#names, this.#not !== null))
          this.#leaveOut(piece);
        else this.#add(piece, ofMeaning(piece));
        break;
      case "quantity":
      case "gap":
      case "reference":
        this.unknown.push(...unreadOf(piece, this.#tokens));
        this.#add(piece, ofItself(piece));
        break;
      case "extreme":
        if (this.#not === null) this.#add(piece, ofExtreme(piece));
        else this.#leaveOut(piece);
        break;
      case "family":
        this.#add(piece, ofFamily(piece, this.#rowsOf(piece.ranks)));
        this.isAsked = true;
        break;
      case "foreign":
        this.#addForeign(piece, "", piece);
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

  /** Says of a condition, and of a NOT before it, that they were not read. */
  #leaveOut({ start, end }: Piece): void {
    this.unknown.push(...placesOf(this.#not ?? start, end));
    this.#not = null;
    this.#from = end;
  }

  #readRole(piece: PieceOf<"role">, at: number): void {
    const { role, start } = piece;
    if (!joinsGenes.has(role)) this.#lastRelation = null;
    if (role === "by") this.#isBy = true;
    if (role === "not")
      this.#not = takesAwayKind(start, this.#pieces, this.#tokens, this.target) ? null : start;
    else if (role === "or") this.#isOr = this.parts.length > 0;
    else if (role === "near") this.#beside = { ...near, ...saidBefore(piece, this.#tokens) };
    else if (role === "ortholog") this.#readOrtholog(piece, at);
    else if (role === "paralog") this.#add(piece, withParalog);
    else if (isRelation(role)) this.#readRelation(piece, at);
    if (role !== "domain" && role !== "chromosome") this.isAsked = true;
  }

  /** "conserved", of which nobody says where: in any of the organisms that the site knows. */
  #readOrtholog(piece: PieceOf<"role">, at: number): void {
    if (isSaidOfOrtholog(at, this.#pieces, this.#names.site.taxonid)) return;
    // "Homolog of NPC1", "equivalent of the human NPC1".
    const name = foreignNameBeside(at, this.#pieces, this.#tokens);
    if (name) {
      const [start, end] = [Math.min(piece.start, name.start), Math.max(piece.end, name.end)];
      this.#addForeign(name, "", { ...piece, start, end });
      return;
    }
    const said = withAnyOrtholog(this.#names.site.ortholog_taxonids);
    if (said) this.#add(piece, said);
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
    const foreign = foreignNameBehind(at, taxonid, this.#pieces, this.#tokens);
    if (foreign) {
      const { name, word = name } = foreign;
      if (word !== name) this.#skipped.add(word);
      const end = Math.max(name.end, word.end);
      this.#addForeign(name, organism, { ...piece, end }, taxonid);
      return;
    }
    this.#add({ ...piece, end: endWithOrtholog(at, this.#pieces) }, withOrtholog(taxonid, organism));
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

  #readRelation(first: Piece, from: number): void {
    const joined = relationAt(from, this.#pieces);
    if (joined === null) return;
    const { relation, last: at } = joined;
    for (const piece of this.#pieces.slice(from + 1, at + 1)) this.#skipped.add(piece);
    const said = { ...first, end: this.#pieces[at]?.end ?? first.end };
    // "cdc2 interactors", "rad3 or chk1 interactors": the genes came before.
    const isBehind =
      this.parts.at(-1)?.kind === "gene" &&
      nearest(this.#pieces, at, 1, "gene") === null &&
      nearest(this.#pieces, at, 1, "allele") === null;
    if (!isBehind) {
      this.#relation = { is: relation, said };
      return;
    }
    for (const { isNot, isOr, start, named, genes, end } of takeGenes(this.parts, said.end, this.#tokens)) {
      [this.#not, this.#isOr, this.#from] = [isNot ? start : null, isOr, start];
      const rows = this.#rows(genes.flatMap((id) => this.#vocabulary.genes.rankOf(id) ?? []));
      this.#addRelated(relation.behind ?? relation, { is: "role", role: "genes", start: named, end }, rows);
    }
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
    if (this.#beside !== null && !isOrtholog) {
      this.#not ??= this.#beside.not;
      this.#addPlace(piece, ofNeighbours(rows, this.#beside, this.#vocabulary.genes));
      return;
    }
    if (!isOrtholog) {
      this.#add(piece, ofGenes(rows));
      return;
    }
    const start = taxon ? Math.min(taxon.start, piece.start) : piece.start;
    const end = Math.max(taxon?.end ?? 0, endWithOrtholog(at, this.#pieces));
    const text = `${taxon ? `${organismName(taxon.taxonid, this.#names)} ` : ""}${this.#tokens[piece.start]?.text ?? ""}`;
    this.#add({ ...piece, start, end }, ofOrthologs(rows, text));
  }

  #readPlace(piece: PieceOfPlaces): void {
    switch (piece.is) {
      case "beside":
        this.#beside = {
          ...piece.beside,
          ...saidBefore(piece, this.#tokens, this.#not, this.parts.length),
        };
        // What follows may be a set, which is not taken away, but what lies around it.
        if (piece.beside.way !== null) this.#not = null;
        break;
      case "location":
        // Nothing is beside a whole chromosome: that a distance from it was not read is said.
        if (piece.location.start === null) this.#add(piece, ofLocation(piece.location));
        else this.#addPlace(piece, ofLocation(around(piece.location, this.#beside)));
        break;
      case "places":
        this.#addPlace(piece, ofPlaces(piece.places, this.#beside ?? near));
        break;
      case "between":
        this.#readBetween(piece);
        break;
    }
  }

  /** What lies beside or between what is named; null where the release does not tell where that is. Nothing but genes has an upstream: that it was not read is said. */
  #addPlace(piece: Piece, said: UnplacedPart | null): void {
    if (piece.is === "gene" || this.#beside === null || !isOfGeneOnly(this.#beside)) this.#beside = null;
    this.#addSaid(piece, said);
  }

  #addSaid(piece: Piece, said: UnplacedPart | null): void {
    if (said === null) this.unknown.push(...placesOf(piece.start, piece.end));
    else this.#add(piece, said);
    this.isAsked = true;
  }

  #readBetween(piece: PieceOf<"between">): void {
    const [one, other] = this.#rowsOf(piece.ranks);
    if (!one || !other) this.unknown.push(...placesOf(piece.start, piece.end));
    else if (this.#relation === null) this.#addPlace(piece, ofBetween([one, other]));
    else this.#addSaid(piece, ofEachOther(this.#relation.is, [one, other]));
    this.#relation = null;
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
