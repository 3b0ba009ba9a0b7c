import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { characterCount } from '#src/common/characters.ts'
import { isDay } from '#src/common/shop-time.ts'
import { fileMax, type FormItem, limitOf } from '../contract/form-item.ts'

/** Values of a form's fields; a ticked box has any non-empty value. */
export interface Filled {
  values: Readonly<Record<string, string>>
  files: Readonly<Record<string, FilledFile>>
}

export interface FilledFile {
  size: number
  /** False: the type is not accepted. Left out where only the server can tell. */
  isAccepted?: boolean
}

/**
 * Returns text keys by field; empty if all are valid. Browser and server use the same rules (specification 2, sections 5 and
 * 8).
 */
export function faultsOf(items: readonly FormItem[], filled: Filled): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const fault = item.kind === 'file' ? faultOfFile(item, filled.files[item.name]) : faultOfText(item, filled)
      return fault === null ? [] : [[item.name, fault]]
    }),
  )
}

function faultOfFile({ isRequired }: FormItem, file: FilledFile | undefined): string | null {
  if (file === undefined || file.size === 0) return isRequired ? 'forms/required' : null
  if (file.size > fileMax) return 'forms/validation/file-size'
  return file.isAccepted === false ? 'forms/validation/file-type' : null
}

function faultOfText(item: FormItem, { values }: Filled): string | null {
  const value = (values[item.name] ?? '').trim()
  if (value === '') return item.isRequired ? 'forms/required' : null
  if (item.kind === 'consent' || item.kind === 'newsletter') return null
  if (characterCount(value) > limitOf(item)) return 'forms/validation/max-length'
  if (item.kind === 'email') return brokenRule(emailRule, value) === null ? null : 'forms/validation/email'
  if (item.kind === 'choice') return item.options.includes(value) ? null : 'forms/validation/invalid'
  return item.kind === 'date' && !(isDay(value) && isNear(value)) ? 'forms/validation/date' : null
}

/** Plausible years for a date. */
const isNear = (day: string): boolean => day >= '1900' && day < '2100'

/** Returns a value in stored form; a ticked box is `true`. */
export function cleanValue({ kind }: FormItem, value: string): string {
  if (kind === 'consent' || kind === 'newsletter') return value.trim() === '' ? '' : 'true'
  return kind === 'lines' ? cleanParagraphs(value) : cleanLine(value)
}
