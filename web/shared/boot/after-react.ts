/**
 * To be imported before what draws: React is evaluated, then the rest in a task of its own.
 * It stands in the file that pages and views begin with (`base` in vite.config.ts), which waits here.
 */
import "react-dom/client";
import { betweenTasks } from "./between-tasks.ts";

await betweenTasks();
