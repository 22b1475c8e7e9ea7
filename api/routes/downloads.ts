/** The files of a release for download. */
import { z } from "zod";
import { downloadsAnswer } from "../contract/downloads.ts";
import { describeDownloads, listDownloads, openDownload } from "../downloads/read.ts";
import { originOf } from "../http/origin.ts";
import { sendRange } from "../genome/send-file.ts";
import { datasetRoute, none } from "./route.ts";

const group = "Downloads";

const list = datasetRoute({
  path: "/files",
  group,
  summary: "Files of the release in public formats, with rows, columns, licences and checksums",
  description:
    "Addresses name the release, so that they can be cited; they answer as long as the release is kept. `releases` says which are.",
  answer: { description: "The files.", schema: downloadsAnswer },
  params: none,
  query: none,
  examples: ["/files"],
  async answerWith({ services, generation, response }) {
    response.json(await listDownloads(services, generation));
  },
});

const file = datasetRoute({
  path: "/files/{file}",
  group,
  summary: "A file of the release",
  description:
    "Files are packed with gzip. `datapackage.json` describes all of them for Frictionless, `croissant.json` and `dcat.jsonld` for data catalogues; " +
    "`sha256sum --check SHA256SUMS` tells whether they came whole. Stretches are answered with 206, so that a broken download goes on where it stopped.",
  answer: { description: "The bytes of the file.", mediaType: "application/gzip" },
  failures: [416],
  params: z.object({ file: z.string().describe("Name of the file.") }),
  query: none,
  examples: ["/files/genes.tsv.gz", "/files/datapackage.json"],
  bytes: "exact",
  async answerWith({ params, services, generation, request, response }) {
    const described = await describeDownloads(params.file, services, generation, originOf(request, services));
    if (described) {
      response.type(described.mediaType).send(described.text);
      return;
    }
    const found = await openDownload(params.file, services, generation);
    response.set("Content-Disposition", `attachment; filename="${params.file}"`);
    await sendRange(found, String(response.getHeader("ETag")), request, response, "application/gzip");
  },
});

export const downloadRoutes = [list, file];
