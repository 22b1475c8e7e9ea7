/** A thread that draws views with the built web. */
import { pathToFileURL } from "node:url";
import type { PicturesModule, PictureTask } from "../contract/pictures.ts";
import { answerTasks } from "../threads/answer-tasks.ts";

export interface AskedPicture {
  /** Path of what the web has built to draw with. */
  readonly module: string;
  readonly task: PictureTask;
}

answerTasks(async ({ module, task }: AskedPicture) => {
  const { pictureOf }: PicturesModule = await import(pathToFileURL(module).href);
  return pictureOf(task);
});
