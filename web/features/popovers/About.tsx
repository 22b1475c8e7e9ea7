import type { Subject } from "../entities/about.ts";
import { AboutGenotype } from "./AboutGenotype.tsx";
import { AboutReference } from "./AboutReference.tsx";
import { AboutTerm } from "./AboutTerm.tsx";

/** What a popover tells of the thing that its link leads to. */
export default function About({ kind, id }: Subject) {
  switch (kind) {
    case "term":
      return <AboutTerm id={id} />;
    case "reference":
      return <AboutReference id={id} />;
    case "genotype":
      return <AboutGenotype id={id} />;
  }
}
