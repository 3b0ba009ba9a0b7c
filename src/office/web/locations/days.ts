import { isDay } from '#src/common/shop-time.ts'
import type { FormValues } from '#src/transfer/contract/entry-form.ts'
import { daysLater } from '../../rules/calendar.ts'
import type { SectionsProps } from '../entry-form/entry-kind.ts'

/** A special day or a day with lunch, as the form has it now. */
export interface FormDay {
  code: string
  /** `2026-12-24`. */
  day: string
  /** What is saved; empty for a new one. */
  before: FormValues
  changed: FormValues
  /** It goes with the next save. */
  isRemoved: boolean
}

/** The days of a group in order, saved and new ones. */
export function daysOf({ form, changes }: Pick<SectionsProps, 'form' | 'changes'>, group: 'day' | 'lunch'): FormDay[] {
  const prefix = `${group}-`
  const saved = form.parts.filter(({ code }) => code.startsWith(prefix))
  const codes = [
    ...saved.map(({ code }) => code),
    ...Object.keys(changes.parts).filter((code) => code.startsWith(prefix)),
  ]
  return [...new Set(codes)].toSorted().map((code) => {
    const changed = changes.parts[code]
    return {
      code,
      day: code.slice(prefix.length),
      before: saved.find((one) => one.code === code)?.values ?? {},
      changed: changed ?? {},
      isRemoved: changed === null,
    }
  })
}

/** Days that are set at once at most: more is a typing error. */
export const rangeMost = 62

/** The days from one to another, which is included; empty `until`: the one day. Null: there are no such days. */
export function daysBetweenThem(from: string, until: string): string[] | null {
  const last = until === '' ? from : until
  if (!isDay(from) || !isDay(last) || last < from) return null
  const days: string[] = []
  for (let day = from; day <= last; day = daysLater(day, 1)) {
    if (days.length === rangeMost) return null
    days.push(day)
  }
  return days
}
