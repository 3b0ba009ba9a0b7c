import { nameRules } from '#src/common/address-rules.ts'
import { characterCount } from '#src/common/characters.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { phoneRules } from '#src/common/phone.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import { passwordMax, passwordMin } from '../contract/limits.ts'

const phoneRule: FieldRule = {
  pattern: { test: /^\+\d+$/, key: phoneRules.phone.pattern.key },
  max: { length: 18, key: phoneRules.phone.pattern.key },
}

const rules = { email: emailRule, ...nameRules }

/** Text key of what is wrong with a password's length; null when nothing is. Spaces count: they may be part of it. */
function passwordFault(password: string): string | null {
  if (password === '') return 'forms/password-required'
  const length = characterCount(password.normalize('NFC'))
  if (length < passwordMin) return 'forms/password-short'
  return length > passwordMax ? 'forms/password-long' : null
}

export const passwordFaults = (field: string, password: string): Record<string, string[]> => {
  const key = passwordFault(password)
  return key === null ? {} : { [field]: [key] }
}

/** Checks a newly chosen password. */
export const newPasswordFaults = (newPassword: string): Record<string, string[]> =>
  passwordFaults('newPassword', newPassword)

/** Checks a password that was entered to sign in or to confirm. It may be an old one, so only an empty one is wrong. */
const messagesOfFaults = (field: string, password: string): Record<string, string[]> =>
  password === '' ? { [field]: ['forms/password-required'] } : {}

export const changePasswordFaults = (form: { currentPassword: string; newPassword: string }) => ({
  ...messagesOfFaults('currentPassword', form.currentPassword),
  ...newPasswordFaults(form.newPassword),
})

export const signInFaults = (form: { email: string; password: string }): Record<string, string[]> => ({
  ...emailFaults(form.email),
  ...messagesOfFaults('password', form.password),
})

/** A code is six digits; spaces that were copied with them do not matter. */
export const codeFaults = (code: string): Record<string, string[]> =>
  /^\d{6}$/.test(readUndividedCode(code)) ? {} : { code: ['identity/code/short'] }

export interface SignUpForm {
  email: string
  firstName: string
  lastName: string
  phone: string
  password: string
}

/** What is wrong with a person's details, by field; empty when nothing is. */
export function personFaults(form: Omit<SignUpForm, 'password'>): Record<string, string[]> {
  const { phone } = brokenRules({ phone: form.phone === '' ? {} : phoneRule }, form)
  const broken = { ...brokenRules(rules, form), ...(phone !== undefined && { phone }) }
  return Object.fromEntries(Object.entries(broken).map(([field, key]) => [field, [key]]))
}

/** What is wrong with a sign-up, by field, for form and server; empty when nothing is. */
export const signUpFaults = (form: SignUpForm): Record<string, string[]> => ({
  ...personFaults(form),
  ...passwordFaults('password', form.password),
})

export function emailFaults(email: string): Record<string, string[]> {
  const { email: key } = brokenRules({ email: emailRule }, { email })
  return key === undefined ? {} : { email: [key] }
}
