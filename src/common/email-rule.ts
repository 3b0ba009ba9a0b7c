import type { FieldRule } from './field-rules.ts'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?'
/** The last label of a host is no number, which leaves addresses of machines out. */
const topLabel = `(?!\\p{N}+$)${label}`

/**
 * An e-mail address that mail can reach: before the @ plain letters in parts that no dot begins, ends or doubles, behind it a name
 * with a dot, in the letters of any language. What is
 * much too long is not looked at. Whether a mailbox stands there only a mail can tell.
 */
export const emailShape = new RegExp(`^(?=.{1,1000}$)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`, 'u')

export const emailRule: FieldRule = {
  required: 'forms/email-required',
  pattern: { test: emailShape, key: 'forms/email-invalid' },
  max: { length: 80, key: 'forms/email-max-length' },
}
