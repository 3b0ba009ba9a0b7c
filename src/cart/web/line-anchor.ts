/** Where the list of problems leads; the line takes focus there. */
export const lineAnchor = (lineItemId: string): string => `line-${lineItemId}`
