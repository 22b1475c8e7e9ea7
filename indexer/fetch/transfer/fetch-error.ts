interface Circumstances {
  /** Whether the same request may succeed later. */
  readonly passing?: boolean;
  /** ms that the server asks to wait; null when it does not say. */
  readonly wait?: number | null;
  /** What to do where the host cannot be reached at all; null where it answers. */
  readonly unreachable?: string | null;
}

/** Why a file or record could not be had, as a sentence that says what to do. */
export class FetchError extends Error implements Required<Circumstances> {
  override readonly name = "FetchError";
  readonly passing: boolean;
  readonly wait: number | null;
  readonly unreachable: string | null;

  constructor(message: string, { passing = false, wait = null, unreachable = null }: Circumstances = {}) {
    super(message);
    this.passing = passing;
    this.wait = wait;
    this.unreachable = unreachable;
  }
}
