/** One link of a menu, in three languages. */
export const row = (url: string, fi: string, sv: string, en: string) => ({ name: { fi, sv, en }, url })

/** A head with the rows under it. */
export const column = <Head extends object, Row>(head: Head, children: readonly Row[]) => ({ ...head, children })
