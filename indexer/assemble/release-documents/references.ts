/** Lists of publications. PubMed ids grow with time, so the newest have the highest numbers. */
import type { RecentReferences } from "../../../index-mappings/pages/release.ts";
import type { ReferenceShort } from "../../../index-mappings/shapes/shorts.ts";
import { pubmedId } from "../joins/references.ts";
import type { Reference } from "../joins/references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { byId } from "../text/order.ts";

const howMany = 20;

/** The publications that are newest, and those of them that were curated. */
export async function recentReferences(data: ReleaseData): Promise<RecentReferences> {
  const shorts = await data.shorts();
  const newest = await newestFirst(data, () => true);
  const first = (list: readonly Reference[]) => list.slice(0, howMany).map(({ id }) => shorts.reference(id));
  return { curated: first(newest.filter(({ curated }) => curated)), newest: first(newest) };
}

/** Every curated publication, newest first. */
export async function curatedReferences(data: ReleaseData): Promise<ReferenceShort[]> {
  const shorts = await data.shorts();
  return (await newestFirst(data, ({ curated }) => curated)).map(({ id }) => shorts.reference(id));
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
