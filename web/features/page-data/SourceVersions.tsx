import { useMetadata } from "../../shared/boot/boot.ts";
import { Section } from "../../shared/ui/Section.tsx";
import { VersionTable } from "../release-facts/VersionTable.tsx";

/** Versions of the data sets and ontologies; nothing while no release is loaded. */
export function SourceVersions() {
  const metadata = useMetadata();
  if (metadata === null) return null;
  return (
    <>
      <Section id="ontologies" title="Ontologies">
        <VersionTable caption="Ontologies of the release" versions={metadata.cv_versions} />
      </Section>
      <Section id="sources" title="Data sets">
        <VersionTable caption="Data sets of the release" versions={metadata.data_source_versions} />
      </Section>
    </>
  );
}
