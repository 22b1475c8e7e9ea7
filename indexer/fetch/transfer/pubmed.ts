/** PubMed's records as efetch sends them: XML, many in one answer. */
import { SaxesParser } from "saxes";
import { FetchError } from "./fetch-error.ts";

/** Blank where PubMed says nothing. */
export interface PubmedRecord {
  readonly title: string;
  /** "Richardson H; Lew DJ" */
  readonly authors: string;
  readonly journal: string;
  readonly year: string;
  /** "Genes Dev 1992 Nov;6(11):2021-34" */
  readonly citation: string;
  readonly doi: string;
  readonly abstract: string;
}

interface Draft {
  pmid: string;
  title: string;
  vernacularTitle: string;
  bookTitle: string;
  journal: string;
  isoJournal: string;
  year: string;
  month: string;
  medlineDate: string;
  volume: string;
  issue: string;
  pages: string;
  doi: string;
  electronicDoi: string;
  readonly authors: string[];
  readonly abstract: string[];
}

const emptyDraft = (): Draft => ({
  pmid: "",
  title: "",
  vernacularTitle: "",
  bookTitle: "",
  journal: "",
  isoJournal: "",
  year: "",
  month: "",
  medlineDate: "",
  volume: "",
  issue: "",
  pages: "",
  doi: "",
  electronicDoi: "",
  authors: [],
  abstract: [],
});

/** Ends of paths whose text is taken; what stands in corrections and in lists of references is of other papers. */
const texts: readonly (readonly [string, keyof Omit<Draft, "authors" | "abstract">])[] = [
  ["/MedlineCitation/PMID", "pmid"],
  ["/BookDocument/PMID", "pmid"],
  ["/Article/ArticleTitle", "title"],
  ["/BookDocument/ArticleTitle", "title"],
  ["/Article/VernacularTitle", "vernacularTitle"],
  ["/Book/BookTitle", "bookTitle"],
  ["/MedlineJournalInfo/MedlineTA", "journal"],
  ["/Journal/ISOAbbreviation", "isoJournal"],
  ["/JournalIssue/PubDate/Year", "year"],
  ["/Book/PubDate/Year", "year"],
  ["/JournalIssue/PubDate/Month", "month"],
  ["/JournalIssue/PubDate/MedlineDate", "medlineDate"],
  ["/JournalIssue/Volume", "volume"],
  ["/JournalIssue/Issue", "issue"],
  ["/Pagination/MedlinePgn", "pages"],
];

const record = /^\/PubmedArticleSet\/(PubmedArticle|PubmedBookArticle)$/;
const elementsOfTexts = new Set(["i", "b", "u", "sup", "sub", "em", "strong"]);

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * The records of one answer, by PubMed id.
 * @throws FetchError, passing, when the answer is cut off or is no list of records
 */
export function readPubmed(xml: string): Map<string, PubmedRecord> {
  const records = new Map<string, PubmedRecord>();
  const path: string[] = [];
  let draft = emptyDraft();
  let author = { last: "", initials: "", group: "" };
  let label = "";
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    // Markup inside a title or an abstract is part of its text.
    if (!elementsOfTexts.has(name) && !name.startsWith("mml:")) text = "";
    path.push(name);
    if (name === "AbstractText") label = attributes["Label"] ?? "";
    if (name === "Author") author = { last: "", initials: "", group: "" };
    if (name === "ArticleId" || name === "ELocationID")
      label = attributes["IdType"] ?? attributes["EIdType"] ?? "";
  });
  parser.on("text", (piece) => (text += piece));
  parser.on("cdata", (piece) => (text += piece));
  parser.on("closetag", ({ name }) => {
    const at = `/${path.join("/")}`;
    path.pop();
    const own = `/${path.join("/")}`;
    const value = plain(text);
    for (const [end, key] of texts) if (at.endsWith(end) && draft[key] === "") draft[key] = value;
    if (name === "LastName") author.last = value;
    if (name === "Initials") author.initials = value;
    if (name === "CollectiveName") author.group = value;
    // Editors of books are in lists of their own.
    if (name === "Author" && /\/(Article|BookDocument)\/AuthorList$/.test(own))
      draft.authors.push(author.group || plain(`${author.last} ${author.initials}`));
    if (name === "AbstractText" && /\/(Article|BookDocument)\/Abstract$/.test(own))
      draft.abstract.push(label && value ? `${label}: ${value}` : value);
    if (
      name === "ArticleId" &&
      label === "doi" &&
      /\/(PubmedData|BookDocument|PubmedBookData)\/ArticleIdList$/.test(own)
    )
      draft.doi ||= value;
    if (name === "ELocationID" && label === "doi" && own.endsWith("/Article")) draft.electronicDoi ||= value;
    if (record.test(at)) {
      if (draft.pmid !== "") records.set(draft.pmid, finished(draft));
      draft = emptyDraft();
    }
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    throw new FetchError(
      `PubMed's answer cannot be read (${error instanceof Error ? error.message : String(error)})`,
      { passing: true },
    );
  }
  if (!/<PubmedArticleSet\b/.test(xml))
    throw new FetchError(`PubMed's answer is no list of records: ${plain(xml).slice(0, 120)}`, {
      passing: true,
    });
  return records;
}

function finished(draft: Draft): PubmedRecord {
  const year = draft.year || (/\d{4}/.exec(draft.medlineDate)?.[0] ?? "");
  const journal = draft.journal || draft.isoJournal || draft.bookTitle;
  const issue = draft.issue ? `(${draft.issue})` : "";
  const volumeAndPages = `${draft.volume}${issue}${draft.pages ? `:${draft.pages}` : ""}`;
  const date = draft.medlineDate || plain(`${year} ${draft.month}`);
  return {
    title: draft.title || draft.vernacularTitle || draft.bookTitle,
    authors: draft.authors.filter((name) => name !== "").join("; "),
    journal,
    year,
    citation: plain(`${journal} ${date}${volumeAndPages ? `;${volumeAndPages}` : ""}`),
    doi: draft.doi || draft.electronicDoi,
    abstract: draft.abstract.filter((part) => part !== "").join(" "),
  };
}
