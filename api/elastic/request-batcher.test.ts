import { describe, expect, it } from "vitest";
import { RequestBatcher } from "./request-batcher.ts";

/** A server that answers when it is told to: each number is doubled. */
function server(maxUnderWay: number) {
  const requests: {
    readonly asks: readonly number[];
    readonly answer: () => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const gathered = new RequestBatcher<number, number>((asks) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    requests.push({ asks, answer: () => resolve(asks.map((ask) => ask * 2)), fail: reject });
    return promise;
  }, maxUnderWay);
  return { gathered, sent: () => requests.map(({ asks }) => asks), at: (i: number) => requests[i]! };
}

describe("RequestBatcher", () => {
  it("sends at once as long as little is under way, and then what waited together", async () => {
    const { gathered, sent, at } = server(2);
    const answers = [gathered.ask([1]), gathered.ask([2, 3]), gathered.ask([4]), gathered.ask([5, 6])];
    expect(sent()).toEqual([[1], [2, 3]]);
    at(1).answer();
    expect(await answers[1]).toEqual([4, 6]);
    expect(sent()).toEqual([[1], [2, 3], [4, 5, 6]]);
    answers.push(gathered.ask([7]));
    expect(sent()).toHaveLength(3);
    at(0).answer();
    expect(await answers[0]).toEqual([2]);
    expect(sent()).toEqual([[1], [2, 3], [4, 5, 6], [7]]);
    at(2).answer();
    at(3).answer();
    expect(await Promise.all(answers.slice(2))).toEqual([[8], [10, 12], [14]]);
  });

  it("tells a failure to all whose asks the request held, and goes on with the others", async () => {
    const { gathered, sent, at } = server(1);
    const answers = [gathered.ask([1]), gathered.ask([2]), gathered.ask([3])];
    at(0).answer();
    await answers[0];
    answers.push(gathered.ask([4]));
    at(1).fail(new Error("away"));
    await expect(answers[1]).rejects.toThrow("away");
    await expect(answers[2]).rejects.toThrow("away");
    expect(sent()).toEqual([[1], [2, 3], [4]]);
    at(2).answer();
    expect(await answers[3]).toEqual([8]);
  });
});
