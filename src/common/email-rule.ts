import type { FieldRule } from './field-rules.ts'

/** An e-mail address: one @, a dot in the host, no spaces. Whether a mailbox stands behind it only a mail can tell. */
export const emailRule: FieldRule = {
  required: 'forms/email-required',
  pattern: { test: /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(\.[^\s@<>(),;:".]+)+$/, key: 'forms/email-invalid' },
  max: { length: 80, key: 'forms/email-max-length' },
}
