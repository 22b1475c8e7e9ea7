import { expect, test } from "vitest";
import type { Transcript } from "../../../api/contract/index.ts";
import { featureTypeName, locationWarnings, showsCharacterisation, transcriptNote } from "./summary-facts.ts";

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
  const organisms = [{ taxonid: 1, genus: "", species: "", common_name: "", example_gene_identifiers: [], gene_url: null }];
  const site = { organisms, show_characterisation_status: true };
  expect(showsCharacterisation({ taxonid: 1, characterisation_status: "published" }, site)).toBe(true);
  expect(showsCharacterisation({ taxonid: 1, characterisation_status: null }, site)).toBe(false);
  expect(showsCharacterisation({ taxonid: 2, characterisation_status: "published" }, site)).toBe(false);
  expect(showsCharacterisation({ taxonid: 1, characterisation_status: "published" }, { ...site, show_characterisation_status: false })).toBe(false);
});

test("several transcripts are counted with their unique translations", () => {
  const transcript = (sequence: string | null) => ({ protein: sequence === null ? null : { sequence } }) as Transcript;
  expect(transcriptNote([transcript("M")])).toBeNull();
  expect(transcriptNote([transcript("MA"), transcript("MA"), transcript("MC")])).toBe("3 transcripts, 2 unique translations");
  expect(transcriptNote([transcript(null), transcript(null)])).toBe("2 transcripts");
});
