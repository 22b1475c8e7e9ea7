import { expect, test } from "vitest";
import { locationOf, locationText } from "./location.ts";

const chromosome = (id: string, ...aliases: string[]) => ({
  id,
  aliases,
  name: id,
  long_display_name: `Chromosome ${id}`,
  genetic_code: 1,
  show_on_front_page: true,
});
const chromosomes = [
  chromosome("I", "chromosome_1", "chromosome1"),
  chromosome("II", "chromosome_2", "chromosome2"),
];
const read = (text: string): string | null => {
  const location = locationOf(text, chromosomes);
  return location && locationText(location);
};

test.each([
  ["II:1500000-1510000", "II:1500000-1510000"],
  ["ii:1,500,000..1,510,000", "II:1500000-1510000"],
  ["chr2:1.5M..1.51M", "II:1500000-1510000"],
  ["chromosome 2: 1.5-1.51 Mb", "II:1500000-1510000"],
  ["chrII:1500kb-1510kb", "II:1500000-1510000"],
  ["II 1510000 1500000", "II:1500000-1510000"],
  ["I:1500000", "I:1500000"],
])("%s is %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(["III:5-9", "GO:0005634", "II", "I:0", "II:99999999999-1", "want 5 10", "I 2010"])(
  "%s is no location",
  (text) => {
    expect(read(text)).toBeNull();
  },
);
