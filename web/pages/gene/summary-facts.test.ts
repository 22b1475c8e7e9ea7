import { expect, test } from "vitest";
import type { Transcript } from "../../../api/contract/index.ts";
import { featureTypeName } from "../../features/entities/feature-type.ts";
import {
  locationWarnings,
  productsOf,
  showsCharacterisation,
  splicedLengthOf,
  transcriptNote,
} from "./summary-facts.ts";

test("a gene of mRNA is called protein coding", () => {
  expect(featureTypeName("mRNA gene")).toBe("protein coding");
  expect(featureTypeName("tRNA gene")).toBe("tRNA gene");
});

test("a location warning meets its feature type with or without ' gene'", () => {
  const warnings = [{ feature_types: ["lncRNA", "sncRNA gene"], message: "rough ends" }];
  expect(locationWarnings("lncRNA gene", warnings)).toEqual(["rough ends"]);
  expect(locationWarnings("sncRNA", warnings)).toEqual(["rough ends"]);
  expect(locationWarnings("mRNA gene", warnings)).toEqual([]);
});

test("a characterisation status shows only where there is one, it is wanted, and the organism is the site's", () => {
  const organisms = [
    { taxonid: 1, genus: "", species: "", common_name: "", example_gene_identifiers: [], gene_url: null },
  ];
  const site = { organisms, show_characterisation_status: true };
  expect(showsCharacterisation({ taxonid: 1, characterisation_status: "published" }, site)).toBe(true);
  expect(showsCharacterisation({ taxonid: 1, characterisation_status: null }, site)).toBe(false);
  expect(showsCharacterisation({ taxonid: 2, characterisation_status: "published" }, site)).toBe(false);
  expect(
    showsCharacterisation(
      { taxonid: 1, characterisation_status: "published" },
      { ...site, show_characterisation_status: false },
    ),
  ).toBe(false);
});

test("several transcripts are counted with their unique translations", () => {
  const transcript = (sequence: string | null) =>
    ({ protein: sequence === null ? null : { sequence } }) as Transcript;
  expect(transcriptNote([transcript("M")])).toBeNull();
  expect(transcriptNote([transcript("MA"), transcript("MA"), transcript("MC")])).toBe(
    "3 transcripts, 2 unique translations",
  );
  expect(transcriptNote([transcript(null), transcript(null)])).toBe("2 transcripts");
});

test("a gene whose transcripts make different products has a list of them", () => {
  const transcript = { protein: null } as Transcript;
  expect(productsOf({ product: "antidote OR poison", transcripts: [transcript, transcript] })).toEqual([
    "antidote",
    "poison",
  ]);
  expect(productsOf({ product: "inducer OR inducer", transcripts: [transcript, transcript] })).toEqual([
    "inducer",
  ]);
  expect(productsOf({ product: "this OR that", transcripts: [transcript] })).toEqual(["this OR that"]);
  expect(productsOf({ product: null, transcripts: [] })).toEqual([]);
});

test("the size of an RNA is what is left of its transcript without introns", () => {
  const part = (feature_type: string, start_pos: number, end_pos: number) => ({
    feature_type,
    location: { start_pos, end_pos },
  });
  expect(
    splicedLengthOf({
      parts: [part("exon", 1, 10), part("cds_intron", 11, 20), part("exon", 21, 25)],
    } as Transcript),
  ).toBe(15);
  expect(splicedLengthOf(undefined)).toBe(0);
});
