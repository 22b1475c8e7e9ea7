import type { Subject } from "../entities/about.ts";
import { AboutAllele } from "./AboutAllele.tsx";
import { AboutGene } from "./AboutGene.tsx";
import { AboutGenotype } from "./AboutGenotype.tsx";
import { AboutGocam } from "./AboutGocam.tsx";
import { AboutReference } from "./AboutReference.tsx";
import { AboutTerm } from "./AboutTerm.tsx";

/** What a popover tells of the thing that its link leads to. */
export default function About({ kind, id }: Subject) {
  switch (kind) {
    case "gene":
      return <AboutGene id={id} />;
    case "allele":
      return <AboutAllele id={id} />;
    case "gocam":
      return <AboutGocam id={id} />;
    case "term":
      return <AboutTerm id={id} />;
    case "reference":
      return <AboutReference id={id} />;
    case "genotype":
      return <AboutGenotype id={id} />;
  }
}
