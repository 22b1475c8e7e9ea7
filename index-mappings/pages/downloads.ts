/** The files of a release that anybody can download: what each holds, how to read it, and how to tell that it is whole. */
import { z } from "zod";

const downloadColumn = z.object({
  /** As the header row, behind its mark, or the format calls it. */
  name: z.string(),
  /** Of its values, in the words of Frictionless. */
  type: z.enum(["string", "integer", "number", "date"]),
  description: z.string(),
});
export type DownloadColumn = z.infer<typeof downloadColumn>;

export const downloadFile = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** What the file is listed under. */
  group: z.string(),
  /** e.g. "GAF 2.2" */
  format: z.string(),
  /** Of the unpacked file. */
  media_type: z.string(),
  /** What `rows` counts. */
  unit: z.string(),
  rows: z.int(),
  /** Bytes of the file as it is sent, and unpacked. */
  size: z.int(),
  unpacked_size: z.int(),
  /** Of the file as it is sent, hexadecimal. */
  sha256: z.string(),
  /** Of the newest data set that it is made of, ISO. */
  date: z.string(),
  licences: z.array(z.string()),
  sources: z.array(z.string()),
  /** Whether a header row names the columns. */
  has_header: z.boolean(),
  /** What the header row has before the name of its first column, as `#`; absent where it has nothing. */
  header_mark: z.string().min(1).optional(),
  /** How lines begin that are no rows; null where there are none. */
  comment: z.string().nullable(),
  /** Columns of tables; of other formats none. */
  columns: z.array(downloadColumn),
  /** What whoever counts its rows has to know. */
  notes: z.array(z.string()),
});
export type DownloadFile = z.infer<typeof downloadFile>;

export const downloads = z.array(downloadFile);
export type Downloads = z.infer<typeof downloads>;
