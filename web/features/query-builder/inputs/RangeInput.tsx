import { useId, useState } from "react";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { NumberField } from "./NumberField.tsx";
import { withBound, withSide } from "./ranges.ts";
import type { Bounds } from "./ranges.ts";
import { CheckBox, RadioButton } from "../../../shared/ui/CheckBox.tsx";

type RangeType = Extract<InputNodeType, { nodeType: "int-range" | "float-range" }>;
type Section = "any" | "none" | "percent" | "range";

/** Where the upper bound stands first, and the bound of a side that is closed anew. */
const firstEnd = { "int-range": 1000, "float-range": 100 } as const;
const percents: Bounds = { start: 1, end: 100 };

/** The range that a condition has, if it is one of this input. */
function rangeOf(
  node: QueryNode | null,
): { readonly type: string; readonly bounds: Bounds; readonly options: readonly string[] } | null {
  if (node === null) return null;
  const range = "int_range" in node ? node.int_range : "float_range" in node ? node.float_range : null;
  if (range === null) return null;
  return {
    type: range.range_type,
    bounds: { start: range.start ?? null, end: range.end ?? null },
    options: ("options" in range && range.options) || [],
  };
}

interface RangeChoice {
  readonly section: Section;
  readonly bounds: Bounds;
  readonly percent: Bounds;
  /** What is counted, where the input has a choice of it. */
  readonly option: string | null;
}

/** What stands in the input at first: the condition that is edited, else what most ask for. */
function firstChoice(type: RangeType, initial: QueryNode | null): RangeChoice {
  const given = rangeOf(initial);
  const isPercent = given !== null && given.type === type.percent_query_id;
  return {
    section: isPercent ? "percent" : given === null && type.range_any_and_none ? "any" : "range",
    bounds: given !== null && !isPercent ? given.bounds : firstBounds(type),
    percent: isPercent ? given.bounds : percents,
    option: given?.options[0] ?? type.node_options[0]?.id ?? null,
  };
}

const firstBounds = (type: RangeType): Bounds => ({
  start: Math.max(type.range_minimum ?? 0, type.nodeType === "int-range" ? 1 : 0),
  end: firstEnd[type.nodeType],
});

/** The condition that a choice stands for. */
function nodeOf(type: RangeType, { section, bounds, percent, option }: RangeChoice): QueryNode {
  const asked: Readonly<Record<Section, Bounds>> = {
    any: { start: 1, end: null },
    none: { start: 0, end: 0 },
    percent,
    range: bounds,
  };
  const { start, end } = asked[section];
  const field = type.rangeType ?? type.id;
  const range = {
    range_type: section === "percent" ? (type.percent_query_id ?? field) : field,
    ...(start === null ? {} : { start }),
    ...(end === null ? {} : { end }),
  };
  const options = option === null || option === type.node_options[0]?.id ? {} : { options: [option] };
  // The deployment's settings name ranges of the contract; the api says which there are where one is wrong.
  return (
    type.nodeType === "int-range" ? { int_range: { ...range, ...options } } : { float_range: range }
  ) as QueryNode;
}

/** A number of something: any, none, a range of it, or a range in percent. */
export function RangeInput({ type, initial }: InitialProps & { readonly type: RangeType }) {
  const name = useId();
  const [choice, setChoice] = useState(() => firstChoice(type, initial));
  const change = (part: Partial<RangeChoice>) => setChoice({ ...choice, ...part });
  const { section, bounds, percent, option } = choice;
  const hasSections = type.range_any_and_none || type.percent_query_id !== undefined;
  const sectionChoice = (value: Section, label: string) => (
    <RadioButton name={name} checked={section === value} onChoose={() => change({ section: value })}>
      {label}
    </RadioButton>
  );
  return (
    <InputForm node={nodeOf(type, choice)}>
      {type.node_options.length > 0 && (
        <fieldset className="query-input__choices">
          <legend>{type.node_options_title ?? "Count"}</legend>
          {type.node_options.map(({ id, display_name: label }) => (
            <RadioButton
              key={id}
              name={`${name}-option`}
              checked={option === id}
              onChoose={() => change({ option: id })}
            >
              {label}
            </RadioButton>
          ))}
        </fieldset>
      )}
      <fieldset className="query-input__choices">
        <legend>{type.displayName}</legend>
        {type.range_any_and_none && sectionChoice("any", "Any (at least 1)")}
        {type.range_any_and_none && sectionChoice("none", "None")}
        {type.percent_query_id !== undefined &&
          sectionChoice("percent", type.percent_display_name ?? "Percent of the protein")}
        {section === "percent" && (
          <BoundFields
            bounds={percent}
            onChange={(next) => change({ percent: next })}
            min={0}
            max={100}
            first={percents}
            integer
            unit="%"
          />
        )}
        {hasSections && sectionChoice("range", "Range")}
        {section === "range" && (
          <BoundFields
            bounds={bounds}
            onChange={(next) => change({ bounds: next })}
            min={type.range_minimum ?? 0}
            first={firstBounds(type)}
            integer={type.nodeType === "int-range"}
            unit={type.unit}
          />
        )}
      </fieldset>
    </InputForm>
  );
}

interface BoundFieldsProps {
  readonly bounds: Bounds;
  readonly onChange: (bounds: Bounds) => void;
  readonly min: number;
  readonly max?: number;
  /** Bounds of sides that are closed anew. */
  readonly first: Bounds;
  readonly integer: boolean;
  readonly unit?: string | undefined;
}

const sides = [
  ["start", "Minimum"],
  ["end", "Maximum"],
] as const;

function BoundFields({ bounds, onChange, min, max = Infinity, first, integer, unit }: BoundFieldsProps) {
  const otherwise = { start: first.start ?? min, end: first.end ?? min };
  const limit = Number.isFinite(max) ? { max } : {};
  return (
    <div className="query-input__bounds">
      {sides.map(([side, label]) => (
        <span className="row" key={side}>
          <CheckBox
            checked={bounds[side] !== null}
            onChange={(checked) => onChange(withSide(bounds, side, checked, otherwise))}
          >
            <span className="visually-hidden">Use the {label.toLowerCase()}</span>
          </CheckBox>
          <NumberField
            label={label}
            value={bounds[side] ?? otherwise[side]}
            min={min}
            {...limit}
            integer={integer}
            unit={unit}
            disabled={bounds[side] === null}
            onChange={(value) => onChange(withBound(bounds, side, value, min, max))}
            onEmpty={() => onChange(withSide(bounds, side, false, otherwise))}
          />
        </span>
      ))}
    </div>
  );
}
