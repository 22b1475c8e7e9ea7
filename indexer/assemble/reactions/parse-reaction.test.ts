import fc from "fast-check";
import { expect, test } from "vitest";
import type { Participant, Reaction } from "../../../index-mappings/shapes/reaction.ts";
import { compoundKey } from "./compound-key.ts";
import { parseReaction } from "./parse-reaction.ts";

const side = (participants: readonly Participant[]): string =>
  participants
    .map(
      ({ count, name, compartment }) =>
        `${count === null ? "" : `${count}·`}${name}${compartment === null ? "" : ` @${compartment}`}`,
    )
    .join(" | ");
const shown = (reaction: Reaction | null): string | null =>
  reaction &&
  `${side(reaction.left)} ${reaction.is_directed ? "→" : "⇌"} ${side(reaction.right)}${reaction.is_transport ? " (transport)" : ""}`;

/** Definitions of the Gene Ontology as they are, and what they say. */
test.each([
  ["Catalysis of the reaction: a 2-oxo acid = an aldehyde + CO2.", "a 2-oxo acid ⇌ an aldehyde | CO2"],
  [
    "Catalysis of the reaction: beta-D-fructose 6-phosphate + ATP = beta-D-fructose 2,6-bisphosphate + ADP + 2 H(+).",
    "beta-D-fructose 6-phosphate | ATP ⇌ beta-D-fructose 2,6-bisphosphate | ADP | 2·H(+)",
  ],
  [
    "Catalysis of the reaction: gibberellin A17 + 2-oxoglutarate + O2 <=> gibberellin A28 + succinate + carbon dioxide.",
    "gibberellin A17 | 2-oxoglutarate | O2 ⇌ gibberellin A28 | succinate | carbon dioxide",
  ],
  [
    "Catalysis of the reaction: 2 geranylgeranyl diphosphate -> 15-cis-phytoene + 2 diphosphate.",
    "2·geranylgeranyl diphosphate → 15-cis-phytoene | 2·diphosphate",
  ],
  [
    "Catalysis of the reaction: protein-malonyllysine + H2O => protein-lysine + malonate. This reaction is the removal of a malonyl group (CO-CH2-CO) from a malonylated lysine residue of a protein or peptide.",
    "protein-malonyllysine | H2O → protein-lysine | malonate",
  ],
  [
    "Catalysis of the reaction: acyl-CoA + dihydrolipoamide = CoA + S-acyldihydrolipoamide, where the acyl group is a branched chain.",
    "acyl-CoA | dihydrolipoamide ⇌ CoA | S-acyldihydrolipoamide",
  ],
  [
    "Enables the transfer of a solute or solutes from one side of a membrane to the other according to the reaction: ATP + H2O + Na+(in) + K+(out) = ADP + phosphate + Na+(out) + K+(in).",
    "ATP | H2O | Na+ @in | K+ @out ⇌ ADP | phosphate | Na+ @out | K+ @in (transport)",
  ],
  [
    "Enables the transfer of a solute or solutes from one side of a membrane to the other according to the reaction: serotonin(out) + Na+(out) + Cl-(out) = serotonin(in) + Na+(in)+ Cl-(in).",
    "serotonin @out | Na+ @out | Cl- @out ⇌ serotonin @in | Na+ @in | Cl- @in (transport)",
  ],
  [
    "Catalysis of the reaction ATP + H(2)O + fatty acyl CoA(Side 1) <=> ADP + phosphate + fatty acyl CoA(Side 2). A fatty acyl CoA group is any acyl group derived from a fatty acid with a coenzyme A group attached to it.",
    "ATP | H(2)O | fatty acyl CoA @Side 1 ⇌ ADP | phosphate | fatty acyl CoA @Side 2 (transport)",
  ],
  [
    "Enables the transfer of protons from one side of a membrane to the other according to the reaction: ATP + H2O + H+(in) -> ADP + phosphate + H+(out). These transporters use a phosphorylative mechanism.",
    "ATP | H2O | H+ @in → ADP | phosphate | H+ @out (transport)",
  ],
  [
    "Catalysis of the reaction: NADH + ubiquinone + 5 H(+)(in) <=> NAD(+) + ubiquinol + 4 H(+)(out).",
    "NADH | ubiquinone | 5·H(+) @in ⇌ NAD(+) | ubiquinol | 4·H(+) @out (transport)",
  ],
  [
    "Catalysis of the reversible reaction: (R,R)-butane-2,3-diol + NAD+ = (R)-acetoin + NADH + H(+).",
    "(R,R)-butane-2,3-diol | NAD+ ⇌ (R)-acetoin | NADH | H(+)",
  ],
  [
    "Catalysis of the reaction: deoxynucleoside triphosphate + DNA(n) = diphosphate + DNA(n+1).",
    "deoxynucleoside triphosphate | DNA(n) ⇌ diphosphate | DNA(n+1)",
  ],
  [
    "Catalysis of the reaction: a 14alpha-methyl steroid + 3 O2 + 3 reduced [NADPH-hemoprotein reductase] = a delta14 steroid + formate + 4 H+ + 4 H2O + 3 oxidized [NADPH-hemoprotein reductase].",
    "a 14alpha-methyl steroid | 3·O2 | 3·reduced [NADPH-hemoprotein reductase] ⇌ a delta14 steroid | formate | 4·H+ | 4·H2O | 3·oxidized [NADPH-hemoprotein reductase]",
  ],
  ["Catalysis of the reaction: ATP + undecaprenol + all-trans-undecaprenyl phosphate + ADP + H+.", null],
  [
    "Catalysis of the reactions: ATP + protein serine = ADP + protein serine phosphate; and ATP + protein threonine = ADP + protein threonine phosphate.",
    "ATP | protein serine ⇌ ADP | protein serine phosphate",
  ],
  [
    "Catalysis of the reactions: (1) 5beta-cholestan-3-one + NADP+ = cholest-4-en-3-one + NADPH + H+ and (2) 17,21-dihydroxy-5beta-pregnane-3,11,20-trione + NADP+ = cortisone + NADPH + H+.",
    "5beta-cholestan-3-one | NADP+ ⇌ cholest-4-en-3-one | NADPH | H+",
  ],
  [
    "Catalysis of the reaction: NAD+ + H2O = nicotinamide + ADP-ribose that proceeds in a stepwise fashion by ADP-ribosyl cyclase activity followed by cyclic ADP-ribose hydrolase activity.",
    "NAD+ | H2O ⇌ nicotinamide | ADP-ribose",
  ],
  [
    "Catalysis of the reaction: S-adenosyl-L-methionine + G(5')pppR-RNA = S-adenosyl-L-homocysteine + m7G(5')pppR-RNA. m7G(5')pppR-RNA is mRNA containing an N7-methylguanine cap; R may be guanosine or adenosine.",
    "S-adenosyl-L-methionine | G(5')pppR-RNA ⇌ S-adenosyl-L-homocysteine | m7G(5')pppR-RNA",
  ],
  [
    "Catalysis of the addition of a methyl group to either of the unmethylated terminal nitrogen atoms. The reaction is S-adenosyl-L-methionine + [protein]-L-arginine = S-adenosyl-L-homocysteine + [protein]-Nomega-methyl-L-arginine.",
    "S-adenosyl-L-methionine | [protein]-L-arginine ⇌ S-adenosyl-L-homocysteine | [protein]-Nomega-methyl-L-arginine",
  ],
  [
    "The reaction is: solute A(out) + solute B(in) = solute A(in) + solute B(out).",
    "solute A @out | solute B @in ⇌ solute A @in | solute B @out (transport)",
  ],
  [
    "Catalyzes the reaction fraxetin+ NAD(P)H + 02= sideretin + NAD(P)(+) + H20.",
    "fraxetin | NAD(P)H | 02 ⇌ sideretin | NAD(P)(+) | H20",
  ],
  ["The chemical reactions and pathways involving (1->3)-beta-D-glucans.", null],
  ["Catalysis of the hydrolysis of internal, alpha-peptide bonds in a polypeptide chain.", null],
  [
    "The chemical reactions and pathways resulting in the formation of a nitric-oxide synthase, an enzyme which catalyzes the reaction L-arginine + n NADPH + n H+ + m O2 = citrulline + nitric oxide + n NADP+.",
    null,
  ],
  ["Catalysis of the reaction which results in unsaturation at C-7 in the B ring of sterols.", null],
  ["", null],
] as const)("%s", (definition, reaction) => expect(shown(parseReaction(definition))).toBe(reaction));

test("what may be one or another is two compounds", () => {
  const reaction = parseReaction(
    "Catalysis of the reaction: an alcohol + NAD(P)+ = an aldehyde + NAD(P)H + H+.",
  );
  expect(reaction?.left[1]?.compounds.map(({ name }) => name)).toEqual(["NAD+", "NADP+"]);
  expect(reaction?.right[1]?.compounds.map(({ name }) => name)).toEqual(["NADH", "NADPH"]);
  const ions = parseReaction(
    "according to the reaction: (Zn2+ or Co2+)(out) + 2 H+(in) = (Zn2+ or Co2+)(in) + 2 H+(out).",
  );
  expect(ions?.left[0]?.compounds.map(({ key }) => key)).toEqual(["zn2+", "co2+"]);
});

test.each([
  ["glycoside, pentoside or hexuronide", ["glycoside", "pentoside", "hexuronide"]],
  ["cis- or trans-dihydroquercetin", ["cis-dihydroquercetin", "trans-dihydroquercetin"]],
  ["polysialic acid acetylated at O-7 or O-9", ["polysialic acid acetylated at O-7 or O-9"]],
] as const)("of %s, each is a compound that has a name", (name, compounds) => {
  const reaction = parseReaction(`Catalysis of the reaction: acetyl-CoA = ${name}.`);
  expect(reaction?.right[0]?.compounds.map((one) => one.name)).toEqual(compounds);
});

test.each([
  [["H2O", "H(2)O", "water"], "h2o"],
  [["H+", "H(+)", "proton"], "h+"],
  [["CO2", "CO(2)", "carbon dioxide"], "co2"],
  [["NAD+", "NAD(+)"], "nad+"],
  [["a 2-oxo acid", "2-oxo acid"], "2-oxo acid"],
  [["Ca2+", "Ca(2+)"], "ca2+"],
] as const)("%j are the same compound", (writings, key) =>
  expect(new Set(writings.map(compoundKey))).toEqual(new Set([key])),
);

test("letters that differ are different compounds", () => {
  expect(compoundKey("DNA(n)")).not.toBe(compoundKey("DNA(n+1)"));
  expect(compoundKey("D-glucose")).not.toBe(compoundKey("L-glucose"));
});

/** Names as definitions have them, with charges, brackets and bonds. */
const names = fc.constantFrom(
  "ATP",
  "H+",
  "H(+)",
  "Na+",
  "NADP(+)",
  "(R,R)-butane-2,3-diol",
  "alpha-D-Man-(1->2)-alpha-D-Man-(1->3)-[alpha-D-Man-(1->6)]-beta-D-Man",
  "[protein]-L-lysine",
  "an N-methyl-L-amino acid",
  "1-guanidino-1-deoxy-scyllo-inositol 4-phosphate",
  "5,10-methylenetetrahydrofolate",
  "RNA(n+1)",
);
const participants = fc.array(
  fc.record({
    count: fc.constantFrom(null, "2", "n", "1/2", "2n"),
    name: names,
    compartment: fc.constantFrom(null, "in", "out"),
  }),
  { minLength: 1, maxLength: 5 },
);
const behind = fc.constantFrom(
  "",
  ".",
  ". This reaction requires Fe2+.",
  ", where n is at least 2.",
  "; not in Archaea.",
);

test("whatever is written as an equation is read as it was written", () =>
  fc.assert(
    fc.property(
      participants,
      participants,
      fc.constantFrom(" = ", " <=> ", " -> ", " => ", " --> "),
      behind,
      (left, right, arrow, rest) => {
        const written = (given: typeof left) =>
          given
            .map(
              ({ count, name, compartment }) =>
                `${count === null ? "" : `${count} `}${name}${compartment === null ? "" : `(${compartment})`}`,
            )
            .join(" + ");
        const reaction = parseReaction(
          `Catalysis of the reaction: ${written(left)}${arrow}${written(right)}${rest}`,
        );
        const read = (given: readonly Participant[]) =>
          given.map(({ count, name, compartment }) => ({ count, name, compartment }));
        expect(read(reaction?.left ?? [])).toEqual(left);
        expect(read(reaction?.right ?? [])).toEqual(right);
        expect(reaction?.is_directed).toBe(/^ [-=]+> $/.test(arrow));
      },
    ),
  ));

test("no text makes it fail", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      parseReaction(`reaction: ${text} = ${text}`);
    }),
  ));
