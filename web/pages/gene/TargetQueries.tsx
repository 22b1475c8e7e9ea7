import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { useRunQuery } from "../../features/query-history/use-run-query.ts";

const types = [
  { type: "go", label: "Gene Ontology" },
  { type: "phenotype", label: "Phenotype" },
] as const;

/** Hands the genes that act on a gene over to Advanced search, by what says so. */
export function TargetQueries({ gene }: { readonly gene: GenePage }) {
  const run = useRunQuery();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const { site } = useDeployment();
  const prefixes: Record<(typeof types)[number]["type"], readonly string[]> = {
    go: ["GO"],
    phenotype: site.phenotype_id_prefixes,
  };
  const offered = types.filter(({ type }) =>
    gene.target_of_annotations.some(({ ontology_name: ontology }) => prefixes[type].includes(ontology)),
  );
  const start = async ({ type, label }: (typeof types)[number]) => {
    setRunning(true);
    const id = await run(
      { genes_targeting: { gene_uniquename: gene.uniquename, target_of_type: type } },
      `genes that target ${gene.display_name} (${label})`,
    );
    setRunning(false);
    if (id !== null) void navigate(urls.results(id));
  };
  if (offered.length === 0) return null;
  return (
    <p className="small row after-head">
      Send the genes that are causally upstream to Advanced search:{" "}
      {offered.map((one) => (
        <button
          type="button"
          className="link-button"
          key={one.type}
          disabled={running}
          onClick={() => void start(one)}
        >
          {one.label}
        </button>
      ))}
    </p>
  );
}
