/** Said above the reason. */
export const cannotDraw = (id: string): string => `The structure ${id} could not be drawn.`;
