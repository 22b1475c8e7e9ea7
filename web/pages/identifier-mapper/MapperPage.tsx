import { Search } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useSelector } from "react-redux";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useMetadata } from "../../shared/boot/boot.ts";
import { counted } from "../../shared/format/format.ts";
import { tools } from "../../shared/api-client/tools.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { HelpLink } from "../../shared/ui/HelpLink.tsx";
import { ReadFileButton } from "../../shared/ui/ReadFileButton.tsx";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { classes, genesOf } from "../../features/identifier-mapper/classes.ts";
import { identifiersIn } from "../../features/identifier-mapper/identifiers.ts";
import { mapperInput } from "../../features/identifier-mapper/input.ts";
import type { MapperInput } from "../../features/identifier-mapper/input.ts";
import { useIdentifierTypes } from "../../features/identifier-mapper/types.ts";
import type { IdentifierType } from "../../features/identifier-mapper/types.ts";

/** What is looked up, kept for the next visit, and what was kept at the last; links fill it in with `ids` and `type`. */
function useInput() {
  const types = useIdentifierTypes();
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const last = useSelector(mapperInput.selectors.input);
  const [before] = useState<MapperInput>(() => {
    const ids = search.get("ids");
    return ids === null ? last : { text: ids, type: search.get("type") ?? last.type };
  });
  const [text, setText] = useState(before.text);
  const [type, setType] = useState(types.some((known) => known.id === before.type) ? before.type : "uniprot");
  useEffect(() => {
    dispatch(mapperInput.actions.typed({ text, type }));
  }, [dispatch, text, type]);
  return { before, text, setText, type, setType };
}

/** /identifier-mapper: identifiers of others, to be turned into genes. */
export function Component() {
  const input = useInput();
  usePageTitle("Identifier mapper");
  return (
    <div className="page">
      <Head />
      <Purpose />
      <div className="tool-start">
        <MapperForm {...input} />
        <Examples
          onChoose={({ id, examples }) => {
            input.setType(id);
            input.setText(examples.join("\n"));
          }}
        />
      </div>
    </div>
  );
}

function MapperForm({ before, text, setText, type, setType }: ReturnType<typeof useInput>) {
  const stateId = useId();
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ids = identifiersIn(text);

  const look = (event: FormEvent) => {
    event.preventDefault();
    const input: MapperInput = { text, type };
    // Where the browser keeps nothing, the results page still gets it with this step.
    void navigate(urls.identifierMapperResults, { state: input });
  };
  const clear = () => {
    setText("");
    area.current?.focus();
  };
  return (
    <form className="mapper-form" onSubmit={look}>
      <TypeChoice type={type} onChange={setType} />
      <textarea
        ref={area}
        className="input"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-label="Identifiers to look up"
        aria-describedby={stateId}
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
        <ReadFileButton onRead={setText} onProblem={setProblem} />
        <span className="subtle" id={stateId} role="status">
          {ids.length > 0 && counted(ids.length, "identifier")}
          {text === before.text && type === before.type && <GenesBefore input={before} />}
        </span>
      </p>
      {problem !== null && (
        <p className="message message--bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Fill the form in: a press more shows what the mapper does. */
function Examples({ onChoose }: { readonly onChoose: (type: IdentifierType) => void }) {
  const types = useIdentifierTypes().filter(({ examples }) => examples.length > 0);
  return (
    types.length > 0 && (
      <aside className="tool-start__examples">
        <section>
          <h2>Examples</h2>
          <ul>
            {types.map((type) => (
              <li key={type.id}>
                <button type="button" className="link-button" onClick={() => onChoose(type)}>
                  {type.examples.join(", ")}
                </button>{" "}
                <span className="subtle">{type.displayName}</span>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    )
  );
}

const Head = () => (
  <header className="entity-head">
    <h1>
      Identifier mapper <HelpLink to="/documentation/id-mapper" about="identifier mapper" />
    </h1>
  </header>
);

function Purpose() {
  const organism = useMetadata()?.organism;
  return (
    <p className="prose">
      Find the {organism ? <i>{`${organism.genus} ${organism.species}`}</i> : ""} genes that identifiers of
      others stand for.
    </p>
  );
}

interface TypeChoiceProps {
  /** Of identifiers. */
  readonly type: string;
  readonly onChange: (type: string) => void;
}

function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const id = useId();
  const types = useIdentifierTypes();
  return (
    <p className="row">
      <label htmlFor={id}>Identifiers</label>
      <select id={id} className="select" value={type} onChange={({ target }) => onChange(target.value)}>
        {types.map((one) => (
          <option key={one.id} value={one.id}>
            {one.displayNameWithExamples}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The genes of what was left here at the last visit, looked up again. */
function GenesBefore({ input: { type, text } }: { readonly input: MapperInput }) {
  const ids = useMemo(() => identifiersIn(text), [text]);
  const { data: answer } = tools.useMapIdentifiersQuery({ type, ids }, { skip: ids.length === 0 });
  return (
    answer && (
      <>
        , as at your last visit:{" "}
        <Link to={urls.identifierMapperResults}>
          {counted(genesOf(classes.flatMap((one) => answer[one.id])).length, "gene")}
        </Link>
      </>
    )
  );
}
