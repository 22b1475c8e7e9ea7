/** What was typed last, kept by the browser between visits. */
export interface MapperInput {
  readonly text: string;
  /** Id of the kind of identifiers. */
  readonly type: string;
}

const key = "karyon.identifier-mapper";

export function readInput(): MapperInput {
  try {
    // Only keepInput writes under this key, but older versions may have written something else.
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<MapperInput> | null;
    return {
      text: typeof kept?.text === "string" ? kept.text : "",
      type: typeof kept?.type === "string" ? kept.type : "uniprot",
    };
  } catch {
    return { text: "", type: "uniprot" };
  }
}

/** False where the browser keeps nothing, or not so much. */
export function keepInput(input: MapperInput): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(input));
    return true;
  } catch {
    return false;
  }
}
