/** Releases as a feed: Atom, RFC 4287. */
import type { RequestHandler } from "express";
import { typeNameOf } from "../../config/type-name.ts";
import type { TypeName } from "../../config/type-name.ts";
import { changeSentences } from "../../index-mappings/change-sentences.ts";
import { noChanges } from "../../index-mappings/pages/changes.ts";
import type { ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import type { Services } from "../context/services.ts";
import { readChanges } from "../documents/release-documents.ts";
import { withGeneration } from "../generation/choose.ts";
import { originOf } from "../http/origin.ts";
import { escapeHtml } from "../http/escape-html.ts";

interface Entry {
  readonly release: string;
  readonly before: string | null;
  readonly sentences: readonly string[];
}

const entriesOf = (changes: ReleaseChanges, typeName?: TypeName): Entry[] => [
  { release: changes.release, before: changes.before, sentences: changeSentences(changes, typeName) },
  ...changes.earlier,
];

function entryText({ release, before, sentences }: Entry, origin: string): string {
  const address = escapeHtml(`${origin}/releases/${release}`);
  const told =
    before === null
      ? "<p>The first release of this site.</p>"
      : `<p>Against release ${before}:</p><ul>${sentences.map((one) => `<li>${escapeHtml(one)}</li>`).join("")}</ul>`;
  return `  <entry>
    <id>${address}</id>
    <title>Release ${release}</title>
    <updated>${release}T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <content type="html">${escapeHtml(told)}</content>
  </entry>
`;
}

/** The feed of a site. Pure. */
export function atomFeed(site: string, origin: string, changes: ReleaseChanges, typeName?: TypeName): string {
  const entries = entriesOf(changes, typeName);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeHtml(`${origin}/releases`)}</id>
  <title>Releases of ${escapeHtml(site)}</title>
  <updated>${changes.release}T00:00:00Z</updated>
  <author><name>${escapeHtml(site)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${origin}/releases.atom`)}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(`${origin}/releases`)}"/>
${entries.map((entry) => entryText(entry, origin)).join("")}</feed>
`;
}

/** Serves the feed. */
export const releaseFeed =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const origin = originOf(request, services);
    await withGeneration(services, "latest", async (generation) => {
      const changes = (await readChanges(services.elastic, generation)) ?? noChanges(generation.release);
      response.set("Cache-Control", "public, max-age=3600").type("application/atom+xml");
      const { deployment } = services;
      response.send(atomFeed(deployment.site.site_name, origin, changes, typeNameOf(deployment)));
    });
  };
