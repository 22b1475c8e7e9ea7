import { useId, useState } from "react";
import type { QueryNode, QueryOptions } from "../../../../api/contract/query.ts";
import { count, counted } from "../../../shared/format/format.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { NumberField } from "./NumberField.tsx";
import { withBound } from "./ranges.ts";

type Chromosome = QueryOptions["chromosomes"][number];

/** Genes of a chromosome, or of a part of it. */
export function GenomeRangeInput({
  chromosomes,
  initial,
}: InitialProps & { readonly chromosomes: readonly Chromosome[] }) {
  const withGenes = chromosomes.filter((one) => one.gene_count > 0);
  const [first] = withGenes;
  return first ? (
    <Range chromosomes={withGenes} first={first} initial={initial} />
  ) : (
    <p className="muted">No chromosome of this release has genes.</p>
  );
}

function Range({
  chromosomes,
  first,
  initial,
}: InitialProps & { readonly chromosomes: readonly Chromosome[]; readonly first: Chromosome }) {
  const name = useId();
  const given = initial !== null && "genome_range" in initial ? initial.genome_range : null;
  const known =
    chromosomes.find(({ id, name: shown }) => [id, shown].includes(given?.chromosome_name ?? "")) ?? first;
  const [chromosome, setChromosome] = useState(known);
  const [whole, setWhole] = useState(given === null ? false : given.start == null && given.end == null);
  const [{ start, end }, setBounds] = useState({ start: given?.start ?? 1, end: given?.end ?? known.length });

  const bound = (side: "start" | "end") => (value: number) => {
    const held = withBound({ start, end }, side, value, 1, chromosome.length);
    setBounds({ start: held.start ?? 1, end: held.end ?? chromosome.length });
  };
  const choose = (id: string) => {
    const chosen = chromosomes.find((one) => one.id === id) ?? first;
    setChromosome(chosen);
    setBounds({ start: Math.min(start, chosen.length), end: chosen.length });
  };
  const node: QueryNode = {
    genome_range: { chromosome_name: chromosome.id, ...(whole ? {} : { start, end }) },
  };
  return (
    <InputForm node={node}>
      <p className="row">
        <label htmlFor={`${name}-chromosome`}>Chromosome</label>
        <select
          id={`${name}-chromosome`}
          className="select"
          value={chromosome.id}
          onChange={({ target }) => choose(target.value)}
        >
          {chromosomes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.long_display_name}
            </option>
          ))}
        </select>
        <span className="subtle">
          {count(chromosome.length)} nt, {counted(chromosome.gene_count, "gene")}
        </span>
      </p>
      <fieldset className="query-input__choices">
        <legend>Genes</legend>
        <label className="check">
          <input type="radio" name={name} checked={whole} onChange={() => setWhole(true)} />
          All genes from selected chromosome
        </label>
        <label className="check">
          <input type="radio" name={name} checked={!whole} onChange={() => setWhole(false)} />
          Genes overlapping range
        </label>
        <div className="query-input__bounds">
          <NumberField
            label="Start"
            value={start}
            min={1}
            max={chromosome.length}
            integer
            disabled={whole}
            onChange={bound("start")}
          />
          <NumberField
            label="End"
            value={end}
            min={1}
            max={chromosome.length}
            integer
            disabled={whole}
            onChange={bound("end")}
          />
        </div>
      </fieldset>
    </InputForm>
  );
}
