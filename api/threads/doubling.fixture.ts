/** A thread that doubles numbers, ends of negative ones, and never answers zero. */
import { answerTasks } from "./answer-tasks.ts";

answerTasks((number: number) => {
  if (number < 0) throw new Error("negative");
  return number === 0 ? new Promise<number>(() => {}) : number * 2;
});
