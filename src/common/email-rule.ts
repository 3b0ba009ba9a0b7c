import type { FieldRule } from './field-rules.ts'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?'
/** The last label of a host is not a number, which excludes IP addresses. */
const topLabel = `(?!\\p{N}+$)${label}`

/**
 * An email address that mail can reach: before the @ plain letters in parts without a dot at an end or two in a row, after
 * it a name with a dot, in the letters of any language. Much too long texts are not examined. Only a mail shows whether the
 * mailbox exists.
 */
export const emailShape = new RegExp(`^(?=.{1,1000}$)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`, 'u')

export const emailRule: FieldRule = {
  required: 'forms/email-required',
  pattern: { test: emailShape, key: 'forms/email-invalid' },
  max: { length: 80, key: 'forms/email-max-length' },
}
