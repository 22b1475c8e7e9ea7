import type { GenePage, Location } from "../../../api/contract/index.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { urls } from "../../shared/urls/urls.ts";
import { browserUrl } from "../genome-browser/location.ts";
import { useBrowserPlace } from "../genome-browser/use-browser-location.ts";
import { Frame } from "../frames/Frame.tsx";

/** px */
export const browserHeight = 400;

/** The gene's place on its chromosome in the genome browser. */
export function BrowserWidget({ gene }: { readonly gene: GenePage }) {
  if (gene.location === null)
    return <p className="empty well">The release has no place on a chromosome for {gene.display_name}.</p>;
  return <Browser name={gene.display_name} location={gene.location} />;
}

function Browser({ name, location }: { readonly name: string; readonly location: Location }) {
  const { at, isFetching } = useBrowserPlace(location);
  // A narrow frame has the site's own drawing, which is as high as its lanes of genes.
  const isNarrow = useMedia("(max-width: 639px)");
  // The chromosome's length cuts the window; without it the browser cuts by itself.
  if (isFetching) return <div style={{ height: browserHeight }} />;
  return (
    <Frame
      title={`Genome browser at ${name}`}
      src={browserUrl(urls.genomeBrowser, at, [])}
      width={2_000}
      height={browserHeight}
      {...(isNarrow && { minHeight: browserHeight })}
      loading="Genome browser loading ..."
    />
  );
}
