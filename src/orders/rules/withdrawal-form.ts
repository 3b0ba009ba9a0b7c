import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule, type FieldRule } from '#src/common/field-rules.ts'
import { withdrawalLimits } from '../contract/limits.ts'
import { orderNumberFault } from './lookup-form.ts'

const nameRule: FieldRule = {
  required: 'forms/name-required',
  min: { length: 2, key: 'forms/name-min-length' },
  max: { length: withdrawalLimits.name, key: 'forms/name-max-length' },
}
const messageRule: FieldRule = { max: { length: withdrawalLimits.message, key: 'forms/withdrawal-message-max-length' } }

export interface WithdrawalForm {
  orderNumber: string
  name: string
  email: string
  message: string
}

/** Text keys of faults, by field; form and server run the same check. */
export function withdrawalFaults(form: WithdrawalForm): Partial<Record<keyof WithdrawalForm, string>> {
  const faults = {
    name: brokenRule(nameRule, form.name),
    orderNumber: orderNumberFault(form.orderNumber),
    email: brokenRule(emailRule, form.email),
    message: brokenRule(messageRule, form.message),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, key]) => key !== null)) as Partial<
    Record<keyof WithdrawalForm, string>
  >
}
