/** Purges whatever shows releases: they are few, and seldom new. */
export const newsTag = 'news'
