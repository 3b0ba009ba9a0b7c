/** Removes the server's soft hyphens, for titles, attributes, metadata and structured data. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')
