/** A reason why a load, a rollback or a listing cannot go on, as one or more sentences for the curator. */
export class LoadError extends Error {
  override readonly name = "LoadError";
}
