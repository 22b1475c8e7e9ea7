/** Formulas of small molecules, with their amounts and charges set apart. Pure. */

export interface FormulaPart {
  readonly text: string;
  readonly set: "level" | "below" | "above";
}

const element = "(?:Al|As|Br|Ca|Cd|Cl|Co|Cu|Fe|Hg|Mg|Mn|Na|Ni|Pb|Se|Zn|B|C|F|H|I|K|N|O|P|S)";
/** H2O, Ca2+, NH4+: nothing but elements, amounts and a charge. */
const plain = new RegExp(`^(?:${element}(?:[2-9]|1\\d)?)+(?:\\d?[+-])?$`);
/** Nearly the same is written with brackets: H(2)O, NAD(+), CO(2). */
const bracketed = /\((\d*[+-]|\d{1,2})\)/;
const charge = /^\d*[+-]$/;

/** "H(2)O" → H, 2 below, O. Other names are one part. */
export function formulaParts(name: string): FormulaPart[] {
  if (/^[A-Z][A-Za-z()0-9+-]{0,11}$/.test(name) && bracketed.test(name))
    return name
      .split(bracketed)
      .map((text, index) => ({
        text,
        set:
          index % 2 === 0 ? ("level" as const) : charge.test(text) ? ("above" as const) : ("below" as const),
      }))
      .filter(({ text }) => text !== "");
  const [, coenzyme, plus] = /^(NADP?)(\+)$/.exec(name) ?? [];
  if (coenzyme !== undefined && plus !== undefined)
    return [
      { text: coenzyme, set: "level" },
      { text: plus, set: "above" },
    ];
  if (!plain.test(name)) return [{ text: name, set: "level" }];
  // The 4 of NH4+ is an amount, the 2 of Ca2+ a charge, and of 42- in SO42- the 2.
  const isIon = new RegExp(`^${element}\\d?[+-]$`).test(name);
  const sign = /(?:(?<=\d)\d)?[+-]$/;
  const at = name.search(isIon ? /\d?[+-]$/ : sign);
  const [body, above] = at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at)];
  const parts = [...body.matchAll(/[A-Za-z]+|\d+/g)].map(([text]) => ({
    text,
    set: /^\d/.test(text) ? ("below" as const) : ("level" as const),
  }));
  return above === "" ? parts : [...parts, { text: above, set: "above" }];
}
