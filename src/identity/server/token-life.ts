/** How long a token lives (C-6.1); the overlap of signing keys follows it. */
export const tokenLifeSeconds = 3600
