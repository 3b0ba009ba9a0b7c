/* Keys of the browser's query cache; documents that know the answer bring it along. */
export const mailStateKey = ['mail-state'] as const
export const isAuthenticatedKey = ['is-authenticated'] as const
