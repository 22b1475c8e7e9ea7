/** What terms say of the way that something is changed, with the sign that tells it without colour. */
export const directions = [
  { id: "up", sign: "▲", words: "up, early or sensitive" },
  { id: "down", sign: "▼", words: "down, lost, late or resistant" },
  { id: "changed", sign: "◆", words: "changed, no direction" },
  { id: "normal", sign: "=", words: "normal" },
] as const;
