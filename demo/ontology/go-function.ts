import { families } from "../vocabulary/families.ts";
import { molecules } from "../vocabulary/themes.ts";
import type { Ontology, Term } from "./obo.ts";

const namespace = "molecular_function";

/** Builds the function terms that the protein families name, with grouping terms above them. */
export function addFunctions(go: Ontology): {
  readonly functions: readonly Term[];
  readonly slim: readonly Term[];
} {
  const root = go.add(
    namespace,
    namespace,
    { definition: "What a gene product does at the level of molecules." },
    "GO:0003674",
  );
  const catalytic = go.add(
    "catalytic activity",
    namespace,
    { definition: "Speeding up a reaction.", isA: [root] },
    "GO:0003824",
  );
  const binding = go.add(
    "binding",
    namespace,
    { definition: "Holding on to another molecule without changing it.", isA: [root] },
    "GO:0005488",
  );
  const proteinBinding = go.add(
    "protein binding",
    namespace,
    { definition: "Holding on to a protein.", isA: [binding] },
    "GO:0005515",
  );
  const group = (name: string, definition: string, parent: Term): Term =>
    go.add(name, namespace, { definition, isA: [parent] });
  const transferase = group(
    "transferase activity",
    "Moving a chemical group from one molecule to another.",
    catalytic,
  );
  const kinase = group("kinase activity", "Moving a phosphate group to another molecule.", transferase);
  const hydrolase = group("hydrolase activity", "Splitting a bond with water.", catalytic);
  const oxidoreductase = group("oxidoreductase activity", "Moving electrons between molecules.", catalytic);
  const nucleicAcid = group("nucleic acid binding", "Holding on to DNA or RNA.", binding);
  const structural = group("structural molecule activity", "Giving a structure its strength.", root);
  const transporter = group("transporter activity", "Carrying a substance from one side to the other.", root);
  const regulator = group(
    "molecular function regulator activity",
    "Changing the activity of another molecule.",
    root,
  );
  const slim = [
    transferase,
    kinase,
    hydrolase,
    oxidoreductase,
    nucleicAcid,
    structural,
    transporter,
    regulator,
    proteinBinding,
  ];

  const parentOf = (name: string): Term => {
    if (
      name.endsWith("protein binding") ||
      /^(histone|SNARE|actin|microtubule|unfolded|nuclear loc)/.test(name)
    )
      return proteinBinding;
    if (/^(DNA|RNA) binding$/.test(name)) return nucleicAcid;
    if (name.endsWith(" binding")) return binding;
    if (name.includes("kinase")) return kinase;
    if (name.includes("transmembrane") || name.includes("transporter")) return transporter;
    if (/phosphatase|GTPase|ATP hydrolysis|nuclease|hydrolase|helicase|motor/.test(name)) return hydrolase;
    if (/transferase|ligase|synthase/.test(name)) return transferase;
    if (/dehydrogenase|electron/.test(name)) return oxidoreductase;
    if (name.startsWith("structural")) return structural;
    return /factor activity|coactivator|exchange|chaperone|receptor/.test(name) ? regulator : catalytic;
  };
  const functions = families
    .flatMap((family) => family.functions)
    .flatMap((name) =>
      name.includes("{molecule}")
        ? molecules.map((molecule) => name.replace("{molecule}", molecule))
        : [name],
    );
  return {
    slim,
    functions: [...new Set(functions)].map((name) =>
      go.add(name, namespace, {
        definition: functionDefinition(name),
        isA: [parentOf(name)],
        synonyms: name.endsWith(" activity") ? [[name.slice(0, -9), "RELATED"]] : [],
      }),
    ),
  };
}

function functionDefinition(name: string): string {
  if (name.endsWith(" binding")) return `Holding on to ${name.slice(0, -8)}.`;
  return `The molecular function of a ${name.replace(/ activity.*$/, "")}.`;
}
