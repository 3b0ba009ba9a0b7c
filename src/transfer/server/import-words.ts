import { dateTimeText } from '#src/common/day-text.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import type { ImportChange } from '../contract/imports.ts'
import { campaignPrice, type Change } from './changes.ts'
import type { Fault } from './fault.ts'
import { detailWords, knownDetail } from './fault-words.ts'
import type { ImportState } from './imports.service.ts'

/* What an import tells the people who read it, in their language. */

export const faultDetail = ({ detail, message }: Fault, language: Language): string =>
  detail === null ? message : detailWords(detail, language)

/** Why it broke off; null: it did not. A fault of the system has no text, and is said in English. */
export function problemWords(
  { problem, problemKey, problemParams }: Pick<ImportState, 'problem' | 'problemKey' | 'problemParams'>,
  language: Language,
  text: TextLookup,
): string | null {
  const detail = knownDetail(problemKey, problemParams)
  if (detail) return detailWords(detail, language)
  return problemKey?.startsWith('office/') ? text(language, problemKey, problemParams ?? {}) : problem
}

/** Dry runs of earlier versions have a campaign's price as `campaign`. */
const sums = ['price', campaignPrice, 'campaign']
const choices = ['published', 'gluten_free_oats']
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A value of a cell as people read it: sums, moments, yes and no; anything else as the file has it. */
function cellWords(field: string, cell: string, language: Language, text: TextLookup): string {
  if (sums.includes(field)) return displayMoney(Math.round(Number(cell) * 100), language)
  if (choices.includes(field)) return text(language, `office/imports/report/${cell === 'true' ? 'yes' : 'no'}`)
  // A name may begin as a moment does.
  const moment = written.test(cell) ? new Date(cell) : null
  return moment === null || Number.isNaN(+moment) ? cell : dateTimeText(moment, language)
}

export function presentChange(
  { line, code, field, before, after, startsAt }: Change,
  language: Language,
  text: TextLookup,
): ImportChange {
  const words = (cell: string | null) => cell && cellWords(field, cell, language, text)
  return { line, code, field, before: words(before), after: words(after), startsAt: startsAt?.toISOString() ?? null }
}
