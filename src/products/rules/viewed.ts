/** Products kept of those a visitor looked at; the row shows as many as fit in one. */
export const viewedMax = 12
export const viewedShown = 4

/** Newest first, each once. */
export const rememberViewed = (viewed: readonly string[], code: string): string[] =>
  [code, ...viewed.filter((other) => other !== code)].slice(0, viewedMax)
