/** Says of structured data which profile of Bioschemas it follows, e.g. `Gene/1.0-RELEASE`. */
export const conformsTo = (profile: string) => ({
  "http://purl.org/dc/terms/conformsTo": {
    "@id": `https://bioschemas.org/profiles/${profile}`,
    "@type": "CreativeWork",
  },
});
