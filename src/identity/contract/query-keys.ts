/* Of the browser's query cache; documents that know the answer already bring it. */
export const mailStateKey = ['mail-state'] as const
export const isAuthenticatedKey = ['is-authenticated'] as const
