/** Lists of publications. PubMed ids grow with time, so the newest have the highest numbers. */
import type { CuratedReference, RecentReferences } from "../../../index-mappings/pages/release.ts";
import { pubmedId } from "../joins/references.ts";
import type { Reference } from "../joins/references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";

const howMany = 20;

/** The publications that are newest, those of them that were curated, and those whose authors curated them last. */
export async function recentReferences(data: ReleaseData): Promise<RecentReferences> {
  const shorts = await data.shorts();
  const newest = await newestFirst(data, () => true);
  const first = (list: readonly Reference[]) => list.slice(0, howMany).map(({ id }) => shorts.reference(id));
  return {
    curated: first(newest.filter(({ curated }) => curated)),
    newest: first(newest),
    community_curated: (await curatedReferences(data, true)).slice(0, howMany),
  };
}

/** Whether its authors curated a publication; where the release does not say, its staff did. */
export const isCuratedByAuthors = ({ curated, curatorRole }: Reference): boolean =>
  curated && curatorRole === "community";

/** Curated publications, by their authors or else by the staff: those approved last first, then the newest of the others. */
export async function curatedReferences(data: ReleaseData, byAuthors: boolean): Promise<CuratedReference[]> {
  const shorts = await data.shorts();
  const list = await newestFirst(
    data,
    (reference) => reference.curated && isCuratedByAuthors(reference) === byAuthors,
  );
  return list
    .map(({ id, approvedDate }) => ({ ...shorts.reference(id), approved_date: approvedDate }))
    .sort((a, b) => (b.approved_date ?? "").localeCompare(a.approved_date ?? ""));
}

async function newestFirst(
  data: ReleaseData,
  accept: (reference: Reference) => boolean,
): Promise<Reference[]> {
  const publications = [...(await data.references()).values()].filter(
    (reference) => pubmedId(reference.id) !== null && accept(reference),
  );
  return publications.sort((a, b) => byId(b.id, a.id));
}
