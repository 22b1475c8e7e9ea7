/** Lists of files. Pure. */
import type { DownloadableFile } from "../../../api/contract/index.ts";
import { hasWords } from "../../shared/format/has-words.ts";

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
