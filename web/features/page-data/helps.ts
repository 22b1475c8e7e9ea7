/** What would help to study a protein, as filters of a list. Pure. */
import type { Site, UnknownProtein } from "../../../api/contract/index.ts";

export interface Help {
  /** In the address. */
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly fits: (protein: UnknownProtein) => boolean;
}

type Organism = Pick<Site["organisms"][number], "taxonid" | "common_name">;

/** All helps of which the release tells: orthologs by organism, deletion, what was seen, structure. */
export function helpsOf(proteins: readonly UnknownProtein[], organisms: readonly Organism[]): Help[] {
  const all: Help[] = [
    ...organisms.map(({ taxonid, common_name: name }): Help => ({
      id: `ortholog-${taxonid}`,
      label: name,
      group: "Ortholog in",
      fits: ({ ortholog_taxa: taxa }) => taxa?.includes(taxonid) === true,
    })),
    ...(["viable", "inviable", "depends_on_conditions"] as const).map((value): Help => ({
      id: value.replaceAll("_", "-"),
      label: value.replaceAll("_", " "),
      group: "Deletion",
      fits: ({ deletion_viability: viability }) => viability === value,
    })),
    {
      id: "expression",
      label: "expression",
      group: "Seen",
      fits: ({ has_expression: seen }) => seen === true,
    },
    { id: "phenotype", label: "phenotype", group: "Seen", fits: ({ phenotypes }) => phenotypes > 0 },
    {
      id: "interaction",
      label: "interaction",
      group: "Seen",
      fits: ({ interactions }) => (interactions ?? 0) > 0,
    },
    { id: "domain", label: "domain or family", group: "Protein", fits: ({ domains }) => (domains ?? 0) > 0 },
    ...(["experimental", "predicted"] as const).map((kind): Help => ({
      id: `${kind}-structure`,
      label: `${kind} structure`,
      group: "Protein",
      fits: ({ structure }) => structure === kind,
    })),
  ];
  return all.filter(({ fits }) => proteins.some(fits));
}

/** Helps that an address names; what is none of them is left aside. */
export const readHelps = (text: string | null, helps: readonly Help[]): Help[] => {
  const named = new Set((text ?? "").split(","));
  return helps.filter(({ id }) => named.has(id));
};

/** The address of the helps with one put in or taken out; "" for none. */
export function toggled(chosen: readonly Help[], help: Help): string {
  const ids = chosen.map(({ id }) => id);
  return (ids.includes(help.id) ? ids.filter((id) => id !== help.id) : [...ids, help.id]).join(",");
}

/** The proteins that have all of the helps, and the status, if one is given. */
export const withHelps = (
  proteins: readonly UnknownProtein[],
  chosen: readonly Help[],
  status: string | null,
): UnknownProtein[] =>
  proteins.filter(
    (protein) => (status === null || protein.status === status) && chosen.every(({ fits }) => fits(protein)),
  );
