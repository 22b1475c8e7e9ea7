import { Link, useSearchParams } from "react-router-dom";
import { askedForAs } from "../../../api/contract/values/asked-for-as.ts";
import { GenotypeList } from "../../features/genotype-list/GenotypeList.tsx";
import { listPaths } from "../../shared/api-client/lists.ts";
import { useDataGaps } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { urls } from "../../shared/urls/urls.ts";

/** /genotypes?q=…: the genotypes that words ask for, or all. */
export function Component() {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  const gap = useDataGaps().find(({ topic }) => topic === "genotypes");
  usePageTitle("Genotypes", words);
  return (
    <div className="page">
      <header className="page-head">
        <h1>Genotypes</h1>
        {words !== "" && (
          <p className="muted">
            {askedForAs(words)}
            <Link to={urls.search(words)}>How the words were read</Link>
          </p>
        )}
      </header>
      <GenotypeList
        path={listPaths.genotypesAsked}
        params={new URLSearchParams(words === "" ? {} : { q: words }).toString()}
        about={words === "" ? "of the release" : `asked for as “${words}”`}
        fileName="genotypes"
        none={`This release has no ${words === "" ? "genotypes" : "such genotype"}${gap ? `: ${gap.reason}` : ""}.`}
      />
    </div>
  );
}
