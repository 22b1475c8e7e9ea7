import { lazy, Suspense, useEffect } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { SourceLink } from "../frame/SourceLink.tsx";
import { sourceFile } from "../frame/source-file.ts";
import { useReady } from "../../features/frames/use-ready.ts";

const Molecule = lazy(() => import("./Molecule.tsx"));

export interface StructureViewProps {
  readonly source: "alphafold" | "pdb";
  readonly id: string;
}

const names = { alphafold: "predicted structure", pdb: "structure" } as const;

/** structure_view/{alphafold|pdb}/{id}: the structure drawn, or where to find it when the deployment has no source of structures. */
export default function StructureView({ source, id }: StructureViewProps) {
  const { site } = useDeployment();
  const file = sourceFile(site.viewers[source], id);
  useEffect(() => {
    document.title = `${source === "pdb" ? "Structure" : "Predicted structure"} ${id}`;
  }, [source, id]);
  useReady(file === null);
  if (file === null) {
    return (
      <div className="empty viewer__message">
        <h1 className="visually-hidden">
          {source === "pdb" ? "Structure" : "Predicted structure"} {id}
        </h1>
        <p>
          The {names[source]} of <b className="id">{id}</b> is not kept on this site.
        </p>
        {/* Pages around a predicted structure have a link of their own. */}
        {(parent === window || source === "pdb") && (
          <p>
            <SourceLink source={site.viewers[source]} id={id}>
              {source === "pdb" ? `View ${id} at PDBe` : `View ${id} at AlphaFold DB`}
            </SourceLink>
          </p>
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={<SkeletonRows rows={5} label="Structure view loading ..." />}>
      <Molecule file={file} source={source} id={id} />
    </Suspense>
  );
}
