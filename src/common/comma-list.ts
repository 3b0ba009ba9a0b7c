/** Splits a list at its commas, so that a long list reads as prose and an item may have a blank in it. */
export const words = (text: string): string[] => text.split(',').map((word) => word.trim())
