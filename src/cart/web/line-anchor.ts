/** Anchor for links of the problem list; the line gets focus there. */
export const lineAnchor = (lineItemId: string): string => `line-${lineItemId}`
