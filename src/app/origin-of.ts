/** The origin of an address; none of what is empty or a path of this site. */
export const originOf = (url: string): string[] => (/^http/.test(url) ? [new URL(url).origin] : [])
