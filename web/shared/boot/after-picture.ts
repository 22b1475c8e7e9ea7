/** To be imported before all else: what the server wrote is seen first. The file `base` (vite.config.ts), and all that needs it, waits here. */
import { afterPicture } from "./between-tasks.ts";

await afterPicture();
