/** The origin of an address; an empty list for an empty address or a path of this site. */
export const originOf = (url: string): string[] => (/^http/.test(url) ? [new URL(url).origin] : [])
