import { shopDay } from '#src/common/working-days.ts'

/** Day of a release in shop time, DD.MM.YYYY in every language (specification 2, section 9). Empty: no such moment. */
export function newsDate(publishDateUtc: string): string {
  const moment = new Date(publishDateUtc)
  return Number.isNaN(moment.getTime()) ? '' : shopDay(moment).split('-').toReversed().join('.')
}
