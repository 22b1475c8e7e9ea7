import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { assemblyProblem, readTracks } from "../../features/genome-browser/requested-tracks.ts";
import { asksForTracks, withoutTracks } from "../../features/genome-browser/asks-for-tracks.ts";
import { formatInterval } from "../../features/genome-browser/interval.ts";
import type { Interval, KnownChromosome } from "../../features/genome-browser/interval.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { readStored, writeStored } from "../../shared/browser/storage.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { count } from "../../shared/format/format.ts";
import { useDark } from "../../shared/theme/use-dark.ts";
import { dataset } from "../../shared/urls/dataset.ts";
import { useParameters } from "../../shared/urls/use-parameters.ts";
import { Stage } from "./Stage.tsx";
import { useKeptAddress } from "./use-kept-address.ts";

export const isFramed = parent !== window;

/** Where it is kept, for the visit, that a narrow window shows all tracks. */
const choiceKey = "karyon-all-tracks";

/** Whether all tracks are to be shown: on wide windows always, on narrow ones where the address or the visitor asks for them. */
function useAllTracks(isAsked: boolean) {
  const isNarrow = useMedia("(max-width: 639px)");
  const [isChosen, setChosen] = useState(() => readStored("tab", choiceKey) !== null);
  const choose = (isWanted: boolean) => {
    writeStored("tab", choiceKey, isWanted ? "1" : null);
    setChosen(isWanted);
  };
  return { isNarrow, hasAll: !isNarrow || isAsked || isChosen, choose };
}

export interface PlaceProps {
  readonly known: readonly KnownChromosome[];
  readonly interval: Interval;
  /** What is wrong with the address. */
  readonly said: string | null;
  /** An interval, mostly a gene, that stands out. */
  readonly marked: Interval | null;
}

/** What is wrong with the address, and what JBrowse says of a search, until another place is shown. */
function useWarnings(loc: string, inAddress: readonly (string | null)[]) {
  const [message, setMessage] = useState<{ readonly text: string; readonly at: string } | null>(null);
  const all = [...inAddress, message?.at === loc ? message.text : null].filter((text) => text !== null);
  return { warnings: [...new Set(all)], say: (text: string) => setMessage({ text, at: loc }) };
}

/** A place of a chromosome: where it is, what was wrong with the address, and what lies there. */
export function Place({ known, interval, said, marked }: PlaceProps) {
  const { site, genomeBrowser } = useDeployment();
  const { tracks } = genomeBrowser;
  const assembly = site.jbrowse2_assembly_name;
  const [params, change] = useParameters();
  const isDark = useDark();
  const { isNarrow, hasAll, choose } = useAllTracks(asksForTracks(params, assembly));
  const asked = readTracks(params.get("tracks"), tracks);
  const loc = formatInterval(interval);
  const { warnings, say } = useWarnings(loc, [
    assemblyProblem(params.get("assembly"), assembly),
    said,
    ...asked.problems,
  ]);
  const keep = useKeptAddress(known, marked);
  const move = (to: Interval) =>
    change((present) => {
      present.set("loc", formatInterval(to));
      // Of a gene that the address has by its name.
      if (marked !== null) present.set("highlight", formatInterval(marked));
    });
  const go = (to: string) =>
    change(
      (present) => {
        present.set("loc", to);
        present.delete("highlight");
      },
      { isStep: true },
    );
  const comeBack = () => {
    choose(false);
    change(withoutTracks);
  };
  const label = known.find(({ id }) => id === interval.chromosome)?.label ?? interval.chromosome;
  const place = { known, interval, marked, isFramed, isNarrow, hasAll };
  const ofJbrowse = { shown: { locString: loc, tracks: asked.ids }, tracks, assembly, dataset, isDark };
  return (
    <>
      {!isFramed && (
        <p className="browser-place" role="status">
          {label}, {count(interval.start)} to {count(interval.end)} · {assembly}
        </p>
      )}
      <Warnings texts={warnings} />
      <Stage
        key={isDark ? "dark" : "light"}
        {...place}
        {...ofJbrowse}
        isSmall={isNarrow || isFramed}
        fillsWindow={!isFramed}
        onWanted={() => choose(true)}
        onPlain={comeBack}
        onMove={move}
        onGo={go}
        onChange={keep}
        onSaid={say}
      />
    </>
  );
}

const Warnings = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <div className="message message--warn" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
