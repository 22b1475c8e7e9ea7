/** Lists of files. Pure. */
import type { DownloadableFile } from "../../../api/contract/index.ts";
import { count, withUnit } from "../../shared/format/format.ts";
import { hasWords } from "../../shared/format/has-words.ts";

/** Bytes as people read them: 1234567 → "1.2 MB". */
export function sizeText(bytes: number): string {
  if (bytes >= 1_000_000) return withUnit((bytes / 1_000_000).toFixed(1), "MB");
  return bytes >= 1000 ? withUnit(String(Math.round(bytes / 1000)), "kB") : withUnit(count(bytes), "bytes");
}

export interface FileGroup {
  readonly name: string;
  readonly files: readonly DownloadableFile[];
}

/** Files by what they are listed under, in the order of the release. */
export const groupsOf = (files: readonly DownloadableFile[]): FileGroup[] =>
  [...Map.groupBy(files, ({ group }) => group)].map(([name, of]) => ({ name, files: of }));

/** Fragment of a group's section. */
export const groupId = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Files that have all the words, in title, name, format, description or columns. */
export const withWords = (files: readonly DownloadableFile[], words: string): readonly DownloadableFile[] =>
  files.filter(({ name, title, format, description, columns }) =>
    hasWords([name, title, format, description, ...columns.map((column) => column.name)], words),
  );
