import { useId, useState } from "react";
import type { QueryNode, QueryOptions } from "../../../../api/contract/query.ts";
import { count, counted } from "../../../shared/format/format.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { NumberField } from "./NumberField.tsx";
import { withBound } from "./ranges.ts";
import { RadioButton } from "../../../shared/ui/CheckBox.tsx";

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

interface GenomeInterval {
  readonly chromosome: Chromosome;
  readonly start: number;
  readonly end: number;
}

/** The interval that is edited, else the whole of the first chromosome. */
function firstInterval(
  chromosomes: readonly Chromosome[],
  first: Chromosome,
  initial: QueryNode | null,
): GenomeInterval & { readonly whole: boolean } {
  const given = initial !== null && "genome_range" in initial ? initial.genome_range : null;
  const chromosome =
    chromosomes.find(({ id, name }) => [id, name].includes(given?.chromosome_name ?? "")) ?? first;
  return {
    chromosome,
    start: given?.start ?? 1,
    end: given?.end ?? chromosome.length,
    whole: given !== null && given.start == null && given.end == null,
  };
}

function Range({
  chromosomes,
  first,
  initial,
}: InitialProps & { readonly chromosomes: readonly Chromosome[]; readonly first: Chromosome }) {
  const name = useId();
  const [{ whole, ...interval }, setChoice] = useState(() => firstInterval(chromosomes, first, initial));
  const { chromosome, start, end } = interval;
  const choose = (id: string) => {
    const chosen = chromosomes.find((one) => one.id === id) ?? first;
    setChoice({ chromosome: chosen, start: Math.min(start, chosen.length), end: chosen.length, whole });
  };
  const choice = (all: boolean, label: string) => (
    <RadioButton name={name} checked={whole === all} onChoose={() => setChoice({ ...interval, whole: all })}>
      {label}
    </RadioButton>
  );
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
        {choice(true, "All genes from selected chromosome")}
        {choice(false, "Genes overlapping range")}
        <Bounds interval={interval} disabled={whole} onChange={(next) => setChoice({ ...next, whole })} />
      </fieldset>
    </InputForm>
  );
}

const sides = [
  ["start", "Start"],
  ["end", "End"],
] as const;

interface BoundsProps {
  readonly interval: GenomeInterval;
  readonly disabled: boolean;
  readonly onChange: (interval: GenomeInterval) => void;
}

const Bounds = ({ interval, disabled, onChange }: BoundsProps) => (
  <div className="query-input__bounds">
    {sides.map(([side, label]) => (
      <NumberField
        key={side}
        label={label}
        value={interval[side]}
        min={1}
        max={interval.chromosome.length}
        integer
        disabled={disabled}
        onEmpty={() => onChange({ ...interval, [side]: side === "start" ? 1 : interval.chromosome.length })}
        onChange={(value) => {
          const { chromosome } = interval;
          const { start, end } = withBound(interval, side, value, 1, chromosome.length);
          onChange({ chromosome, start: start ?? 1, end: end ?? chromosome.length });
        }}
      />
    ))}
  </div>
);
