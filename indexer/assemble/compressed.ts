/** Finished documents as they are stored: gzip of their JSON in base64. */
import { gzipSync } from "node:zlib";

export const compressed = (document: object): string => gzipSync(JSON.stringify(document)).toString("base64");
