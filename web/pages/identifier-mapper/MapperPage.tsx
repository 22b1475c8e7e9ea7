import { CircleHelp, FileUp, Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate } from "react-router-dom";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { tools } from "../../shared/api-client/tools.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { readTextFile } from "../../shared/browser/text-file.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { classes, genesOf } from "../../features/identifier-mapper/classes.ts";
import { identifiersIn } from "../../features/identifier-mapper/identifiers.ts";
import { mapperInput } from "../../features/identifier-mapper/input.ts";
import type { MapperInput } from "../../features/identifier-mapper/input.ts";
import { useIdentifierTypes } from "../../features/identifier-mapper/types.ts";

/** /identifier-mapper: identifiers of others, to be turned into genes. */
export function Component() {
  const id = useId();
  const types = useIdentifierTypes();
  const navigate = useNavigate();
  const organism = useMetadata()?.organism;
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const [before] = useState(useSelector(mapperInput.selectors.input));
  const [text, setText] = useState(before.text);
  const [type, setType] = useState(types.some((known) => known.id === before.type) ? before.type : "uniprot");
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle("Identifier mapper");
  useEffect(() => {
    dispatch(mapperInput.actions.typed({ text, type }));
  }, [dispatch, text, type]);
  const ids = identifiersIn(text);
  // What was left here at the last visit is looked up again.
  const idsBefore = useMemo(() => identifiersIn(before.text), [before.text]);
  const { data: answer } = tools.useMapIdentifiersQuery(
    { type: before.type, ids: idsBefore },
    { skip: idsBefore.length === 0 },
  );
  const isAsBefore = text === before.text && type === before.type;

  const look = (event: FormEvent) => {
    event.preventDefault();
    const input: MapperInput = { text, type };
    // Where the browser keeps nothing, the results page still gets it with this step.
    void navigate(urls.identifierMapperResults, { state: input });
  };
  const read = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const { text: content, fault } = await readTextFile(chosen);
    setProblem(fault);
    if (content !== null) setText(content);
    if (file.current) file.current.value = "";
  };
  const clear = () => {
    setText("");
    area.current?.focus();
  };
  return (
    <div className="page">
      <header className="entity-head">
        <h1>
          Identifier mapper{" "}
          <Link
            className="help"
            to="/documentation/id-mapper"
            aria-label="Help: identifier mapper"
            title="Help: identifier mapper"
          >
            <CircleHelp className="icon" aria-hidden />
          </Link>
        </h1>
      </header>
      <form className="mapper-form" onSubmit={look}>
        <p>
          Find the {organism ? <i>{`${organism.genus} ${organism.species}`}</i> : ""} genes that identifiers
          of others stand for.
        </p>
        <p className="row">
          <label htmlFor={`${id}-type`}>Identifiers</label>
          <select
            id={`${id}-type`}
            className="select"
            value={type}
            onChange={({ target }) => setType(target.value)}
          >
            {types.map((one) => (
              <option key={one.id} value={one.id}>
                {one.displayNameWithExamples}
              </option>
            ))}
          </select>
        </p>
        <label htmlFor={`${id}-text`} className="visually-hidden">
          Identifiers to look up
        </label>
        <textarea
          id={`${id}-text`}
          ref={area}
          className="input"
          rows={10}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-state`}
          placeholder="One or more identifiers, with blanks, commas or line ends between them"
          onChange={({ target }) => setText(target.value)}
        />
        <p className="row">
          <button type="submit" className="button button--primary" disabled={ids.length === 0}>
            <Search className="icon" aria-hidden />
            Lookup
          </button>
          <button type="button" className="button" disabled={ids.length === 0} onClick={clear}>
            Clear
          </button>
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
          <span className="subtle" id={`${id}-state`} role="status">
            {ids.length > 0 && counted(ids.length, "identifier")}
            {isAsBefore && answer && (
              <>
                , as at your last visit:{" "}
                <Link to={urls.identifierMapperResults}>
                  {counted(genesOf(classes.flatMap((one) => answer[one.id])).length, "gene")}
                </Link>
              </>
            )}
          </span>
        </p>
        {problem !== null && (
          <p className="message message--bad" role="alert">
            {problem}
          </p>
        )}
      </form>
    </div>
  );
}
