/**
 * To be imported before a page's own modules: its libraries are evaluated, then these in a task of their own.
 * It stands in the file of all that pages share (`app` in vite.config.ts), which waits here.
 */
import "@reduxjs/toolkit/query/react";
import "react-redux";
import "react-router-dom";
import { betweenTasks } from "../boot/between-tasks.ts";

await betweenTasks();
