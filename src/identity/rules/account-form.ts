import { characterCount } from '#src/common/characters.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { phoneRules } from '#src/common/phone.ts'
import { passwordMax, passwordMin } from '../contract/limits.ts'

const firstName: FieldRule = {
  required: 'forms/name-required',
  min: { length: 2, key: 'forms/name-min-length' },
  max: { length: 255, key: 'forms/name-max-length' },
}
const lastName: FieldRule = {
  required: 'forms/last-name-required',
  min: { length: 2, key: 'forms/last-name-min' },
  max: { length: 255, key: 'forms/last-name-max' },
}
const phoneRule: FieldRule = {
  pattern: { test: /^\+\d+$/, key: phoneRules.phone.pattern.key },
  max: { length: 18, key: phoneRules.phone.pattern.key },
}

const rules = { email: emailRule, firstName, lastName }

/** Text key of what is wrong with a password's length; null when nothing is. Blanks count: they may be part of it. */
export function passwordFault(password: string): string | null {
  if (password === '') return 'forms/password-required'
  const length = characterCount(password.normalize('NFC'))
  if (length < passwordMin) return 'forms/password-short'
  return length > passwordMax ? 'forms/password-long' : null
}

export const passwordFaults = (field: string, password: string): Record<string, string[]> => {
  const key = passwordFault(password)
  return key === null ? {} : { [field]: [key] }
}

export interface SignUpForm {
  email: string
  firstName: string
  lastName: string
  phone: string
  password: string
}

/** What is wrong with a sign-up, by field, for form and server; empty when nothing is. */
export function signUpFaults(form: SignUpForm): Record<string, string[]> {
  const { phone } = brokenRules({ phone: form.phone === '' ? {} : phoneRule }, form)
  const broken = { ...brokenRules(rules, form), ...(phone !== undefined && { phone }) }
  return {
    ...Object.fromEntries(Object.entries(broken).map(([field, key]) => [field, [key]])),
    ...passwordFaults('password', form.password),
  }
}

export function emailFaults(email: string): Record<string, string[]> {
  const { email: key } = brokenRules({ email: emailRule }, { email })
  return key === undefined ? {} : { email: [key] }
}
