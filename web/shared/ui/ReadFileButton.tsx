import { FileUp } from "lucide-react";
import { useRef } from "react";
import { readTextFile } from "../browser/text-file.ts";

export interface ReadFileButtonProps {
  readonly onRead: (text: string) => void;
  /** Called with what is wrong with the file; null for nothing. */
  readonly onProblem: (problem: string | null) => void;
}

/** Reads the identifiers of a text file of the visitor's. */
export function ReadFileButton({ onRead, onProblem }: ReadFileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  const read = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const { text, fault } = await readTextFile(chosen);
    onProblem(fault);
    if (text !== null) onRead(text);
    if (file.current) file.current.value = "";
  };
  return (
    <>
      <button type="button" className="button" onClick={() => file.current?.click()}>
        <FileUp className="icon" aria-hidden />
        Read from file
      </button>
      <input
        ref={file}
        type="file"
        accept=".txt,.tsv,.csv,text/*"
        hidden
        aria-label="File with identifiers"
        onChange={({ target }) => void read(target.files)}
      />
    </>
  );
}
