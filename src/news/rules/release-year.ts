import { shopDay } from '#src/common/working-days.ts'

/** The year a release is of, in Helsinki: by it the archive and its address are made. */
export const yearOfRelease = (publishedAt: Date): number => Number(shopDay(publishedAt).slice(0, 4))
