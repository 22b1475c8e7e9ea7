/** A thread that draws views with the built web. */
import { pathToFileURL } from "node:url";
import type { PicturesModule } from "../contract/pictures.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import type { AskedPicture } from "./drawer.ts";

answerTasks(async ({ module, task }: AskedPicture) => {
  const { pictureOf }: PicturesModule = await import(pathToFileURL(module).href);
  return pictureOf(task);
});
