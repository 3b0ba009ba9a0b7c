/** Of a long list, parted by commas, so that it can be read as prose and a word may have a blank in it. */
export const words = (text: string): string[] => text.split(',').map((word) => word.trim())
