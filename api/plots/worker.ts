/** A thread that draws plots. */
import { answerTasks } from "../threads/answer-tasks.ts";
import { drawViolins } from "./draw-violins.ts";

answerTasks(drawViolins);
