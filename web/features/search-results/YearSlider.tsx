import { Slider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import type { YearRange } from "./years.ts";

export interface YearSliderProps {
  readonly title: string;
  readonly all: YearRange;
  readonly range: YearRange;
  readonly onMove: (range: YearRange) => void;
  readonly onMoved: (range: YearRange) => void;
}

/** Two thumbs on a line of years. Its library takes long to begin, and most lists have no years: it comes to those that do. */
export default function YearSlider({ title, all, range, onMove, onMoved }: YearSliderProps) {
  const asRange = ([from = all.from, to = all.to]: readonly number[]): YearRange => ({ from, to });
  return (
    <Slider
      className="years"
      aria-label={title}
      minValue={all.from}
      maxValue={all.to}
      value={[range.from, range.to]}
      formatOptions={{ useGrouping: false }}
      onChange={(value) => onMove(asRange(value))}
      onChangeEnd={(value) => onMoved(asRange(value))}
    >
      <SliderTrack className="years__track">
        <SliderThumb className="years__thumb" index={0} aria-label="From year" />
        <SliderThumb className="years__thumb" index={1} aria-label="To year" />
      </SliderTrack>
    </Slider>
  );
}
