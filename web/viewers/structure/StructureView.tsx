import { lazy, Suspense, useEffect } from "react";
import { useDeployment } from "../../shared/boot/boot.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { releaseStructure, sourceFile } from "../frame/source-file.ts";

const Molecule = lazy(() => import("./Molecule.tsx"));

export interface StructureViewProps {
  readonly source: "alphafold" | "pdb";
  readonly id: string;
}

/** structure_view/{alphafold|pdb}/{id}: the structure drawn, from the deployment's source, else from the release's own files. */
export default function StructureView({ source, id }: StructureViewProps) {
  const { site } = useDeployment();
  const file = sourceFile(site.viewers[source], id) ?? releaseStructure(source, id);
  useEffect(() => {
    document.title = `${source === "pdb" ? "Structure" : "Predicted structure"} ${id}`;
  }, [source, id]);
  return (
    <Suspense fallback={<SkeletonRows rows={5} label="Structure view loading ..." />}>
      <Molecule file={file} source={source} id={id} />
    </Suspense>
  );
}
