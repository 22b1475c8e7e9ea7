/** What the client knows before its first request: the deployment and the release's metadata. */
import { createContext, use } from "react";
import type {
  Boot,
  BootDeployment,
  Catalogue,
  DataGap,
  Metadata,
  ViewBoot,
} from "../../../api/contract/index.ts";
import { isoDate } from "../format/format.ts";

const written = (): string | null => document.getElementById("karyon-boot")?.textContent ?? null;

/** The JSON that the server wrote into the page, or, where a development server serves the page, the api's answer. */
export async function readBoot(): Promise<Boot> {
  const text = written();
  // Both come from our own server, which checks them against the contract's schemas.
  if (text) return JSON.parse(text) as Boot;
  const answer = await fetch("/api/v1/boot");
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as Boot;
}

/** What views are told of all that pages know. */
export const viewBootOf = ({ deployment: { site }, metadata }: Boot): ViewBoot => ({
  site,
  release: metadata?.date_version ?? null,
});

/** As above, within a view. */
export async function readViewBoot(): Promise<ViewBoot> {
  const text = written();
  // As above.
  return text ? (JSON.parse(text) as ViewBoot) : viewBootOf(await readBoot());
}

/** There in pages and in views. */
export const ViewBootContext = createContext<ViewBoot | null>(null);

/** What a view was told, and every page knows. */
export function useViewBoot(): ViewBoot {
  const boot = use(ViewBootContext);
  if (boot === null) throw new Error("no boot data: rendered outside of ViewBootContext");
  return boot;
}

export const BootContext = createContext<Boot | null>(null);

function useBoot(): Boot {
  const boot = use(BootContext);
  if (boot === null) throw new Error("no boot data: rendered outside of BootContext");
  return boot;
}

/** The settings of the deployment that the page was served with. */
export const useDeployment = (): BootDeployment => useBoot().deployment;

/** ISO date of a release: its own, or that of its load. */
export const lastUpdated = ({
  date_version: date,
  db_creation_datetime: loaded,
}: Pick<Metadata, "date_version" | "db_creation_datetime">): string => isoDate(date || loaded);

/** What kinds of things and their fields are called. */
export const useCatalogue = (): Catalogue => useBoot().catalogue;

/** null while no release is loaded. */
export const useMetadata = (): Metadata | null => useBoot().metadata;

/** nt of each chromosome, by its name; null where the page was not told. */
export const useChromosomeLengths = (): Boot["chromosome_lengths"] => useBoot().chromosome_lengths;

const noGaps: readonly DataGap[] = [];

/** What the release does not tell, or not all of. */
export const useDataGaps = (): readonly DataGap[] => useMetadata()?.data_gaps ?? noGaps;
