/** A finished document of an index. Its id is the same in every load of equal data, so that a repeated step overwrites it. */
export interface AssembledDoc {
  readonly id: string;
  readonly doc: object;
}
