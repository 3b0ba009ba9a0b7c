import { shopDay } from '#src/common/working-days.ts'

/** Returns a release's year in Helsinki, which the archive and the release's address use. */
export const yearOfRelease = (publishedAt: Date): number => Number(shopDay(publishedAt).slice(0, 4))
