import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";
import type { api } from "../api-client/api.ts";

/** The part of the store that holds the answers of the api. Each slice is read by its own selectors. */
type Answers = Readonly<Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>>;

/** Several steps as one, with what they give back. */
export type AppThunk<Result = void> = ThunkAction<Result, object, unknown, UnknownAction>;

/** The store's dispatch, which takes calls of the api too. Nothing below the store has to know all that is in it. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<Answers, unknown, UnknownAction>>();
