import { describe, expect, it } from "vitest";
import { WritingShare } from "./throttle.ts";

const heard = (writing: WritingShare, took: number, times: number): WritingShare => {
  for (let time = 0; time < times; time += 1) writing.hear(took);
  return writing;
};

describe("the share of its time in which a load writes", () => {
  it("is whole while readers are answered in time", () => {
    const writing = heard(new WritingShare(100), 20, 50);
    expect(writing.share).toBe(1);
    expect(writing.pauseAfter(400)).toBe(0);
  });

  it("falls fast when they wait, keeps a tenth, and comes back slowly", () => {
    const writing = heard(heard(new WritingShare(100), 20, 20), 300, 20);
    expect(writing.p95).toBe(300);
    expect(writing.share).toBeCloseTo(0.1);
    expect(writing.pauseAfter(400)).toBeCloseTo(3_600);
    expect(writing.pauseAfter(60_000)).toBe(5_000);
    heard(writing, 20, 19);
    // One slow search of twenty is within the 95 %.
    expect(writing.share).toBeLessThan(0.3);
    expect(heard(writing, 20, 30).share).toBe(1);
  });

  it("is not judged by the first few searches", () => {
    expect(heard(new WritingShare(100), 900, 7).share).toBe(1);
  });
});
