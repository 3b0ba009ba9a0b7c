/** Whether a word is a UUID; a column of such takes no other. */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
