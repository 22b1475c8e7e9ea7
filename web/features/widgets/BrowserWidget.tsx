import { useEffect, useState } from "react";
import type { GenePage, Location } from "../../../api/contract/index.ts";
import { api } from "../../app/api.ts";
import { urls } from "../../app/urls.ts";
import { place } from "../../app/format.ts";
import { ErrorMessage } from "../states/ErrorMessage.tsx";
import { browserLocation, browserUrl } from "../genome-browser/location.ts";
import { Frame } from "../frames/Frame.tsx";

/** The gene's place on its chromosome in the genome browser. */
export function BrowserWidget({ gene }: { readonly gene: GenePage }) {
  if (gene.location === null) return <p className="empty well">The release has no place on a chromosome for {gene.display_name}.</p>;
  return <Browser name={gene.display_name} location={gene.location} />;
}

type Served = "asking" | "yes" | "no" | "failed";

/** The browser is a program of its own, which a site may go without. */
function useServed(attempt: number): Served {
  const [served, setServed] = useState<Served>("asking");
  useEffect(() => {
    const asked = new AbortController();
    setServed("asking");
    fetch(urls.genomeBrowser, { method: "HEAD", signal: asked.signal }).then(
      (answer) => setServed(answer.ok ? "yes" : answer.status === 404 ? "no" : "failed"),
      () => { if (!asked.signal.aborted) setServed("failed"); },
    );
    return () => asked.abort();
  }, [attempt]);
  return served;
}

function Browser({ name, location }: { readonly name: string; readonly location: Location }) {
  const [attempt, setAttempt] = useState(0);
  const served = useServed(attempt);
  const { data, isFetching } = api.useChromosomeSummariesQuery();
  if (served === "failed") {
    return <ErrorMessage title="The genome browser could not be reached." failure={{ status: null, detail: "It did not answer.", requestId: null }} onRetry={() => setAttempt(attempt + 1)}>The rest of the page is not affected.</ErrorMessage>;
  }
  if (served === "no") return <p className="empty well">This site has no genome browser. {name} lies at {place(location)}; its neighbours are drawn at the top of the page.</p>;
  // The chromosome's length cuts the window; without it the browser cuts by itself.
  if (served === "asking" || isFetching) return null;
  const loc = browserLocation(location, data?.find((chromosome) => chromosome.name === location.chromosome_name)?.length ?? null);
  return <Frame title={`Genome browser at ${name}`} src={browserUrl(urls.genomeBrowser, loc, [])} width={1300} height={400} loading="Genome browser loading ..." silent />;
}
