/** What holds for a time only. Null: from the beginning; for good. */
export interface ValidPeriod {
  validFrom: Date | null
  /** No longer in it. */
  validTo: Date | null
}

export const isValidAt = ({ validFrom, validTo }: ValidPeriod, now: Date): boolean =>
  (validFrom === null || validFrom <= now) && (validTo === null || validTo > now)
