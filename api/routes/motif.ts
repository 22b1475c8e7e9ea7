import { motifAnswer, motifParams, motifQuery } from "../contract/motif.ts";
import { motifFault } from "../contract/values/motif-faults.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { badRequest, notFound } from "../problem/problem-error.ts";
import { MotifError, writeMotif } from "../motif/motif.ts";
import { motifSearch } from "../motif/motif-search.ts";
import type { Counted, MotifSearch } from "../motif/motif-search.ts";
import { isBlank, parseMotif } from "../motif/parse-motif.ts";
import { sendMatchFile, sendJson } from "../motif/send-matches.ts";
import { datasetRoute } from "./route.ts";

/** The motif in its plain form; "" when none was given. Throws a problem that names the place of what cannot be read. */
function understood(typed: string): string {
  if (isBlank(typed)) return "";
  try {
    return writeMotif(parseMotif(typed));
  } catch (error) {
    if (!(error instanceof MotifError)) throw error;
    throw badRequest([{ where: "path.motif", ...motifFault(error.position, error.message) }]);
  }
}

const nothing: Counted = { indices: new Uint32Array(), counts: new Uint32Array(), genes: 0, matches: 0 };

async function countIn(
  peptides: string,
  motif: string,
  search: MotifSearch,
  generation: LoadedGeneration,
): Promise<Counted> {
  if (motif === "") return nothing;
  if (peptides === "all") return search.count(generation, motif);
  const index = await search.indexOf(generation, peptides.replace(/:pep$/, ""));
  if (index === null) throw notFound(`There is no peptide ${peptides}.`);
  return search.countOne(generation, motif, index);
}

const motifRoute = datasetRoute({
  path: "/motif_search/{peptides}/{motif}/{count}",
  group: "Proteins",
  summary: "Proteins whose sequence holds a motif",
  description:
    "Matches are found from the beginning of each peptide on and do not overlap; letter case does not matter. Digits, B and Z stand for groups of amino acids: 0 acidic (DE), 1 alcohol (ST), " +
    "2 aliphatic (AGILV), 3 aromatic (FHWY), 4 basic (KRH), 5 charged (DEHKR), 6 hydrophobic (AVILMFYW), 7 hydrophilic (KRHDENQ), 8 polar (CDEHKNQRST), 9 small (ACDGNPSTV), " +
    "B tiny (AGS), Z turnlike (ACDEGHKNQRST). A motif of blanks finds nothing; one that cannot be read is answered with 400, which names the place (`position`, from 1) and what was expected there. " +
    "All peptides that match are listed with their number of matches, the first `count` of them with gene, length and up to 20 matches; where there are more, " +
    "`runs` says where all lie: residues outside and inside of matches by turns, from the first residue on. A search of one peptide tells all its matches.",
  answer: { description: "The peptides that match.", schema: motifAnswer },
  params: motifParams,
  query: motifQuery,
  examples: [
    "/motif_search/all/D..RKE../10",
    "/motif_search/{gene}.1/PSTAIR/all",
    "/motif_search/all/%5BKR%5D%7B6%7D/all?format=matches",
  ],
  expensive: true,
  async answerWith({ params, query, services, generation, response }) {
    const search = motifSearch(services);
    const motif = understood(params.motif);
    const counted = await countIn(params.peptides, motif, search, generation);
    const found = { search, generation, motif, counted, isOne: params.peptides !== "all" };
    if (query.format !== "json") return sendMatchFile(found, query.format, response);
    return sendJson(
      found,
      params.count === "all" || params.count === "-1" ? Infinity : Number(params.count),
      response,
    );
  },
});

export const motifRoutes = [motifRoute];
