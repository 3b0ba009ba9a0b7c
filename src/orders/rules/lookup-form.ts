import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule, type FieldRule } from '#src/common/field-rules.ts'
import { readUndividedCode } from '#src/common/typed-code.ts'
import { parseOrderNumber } from './order-number.ts'

const required: FieldRule = { required: 'forms/order-number-required' }

/** Text key of the fault in a typed order number, for form and server; null when it is valid. */
export function orderNumberFault(typed: string): string | null {
  if (parseOrderNumber(typed) !== null) return null
  const missing = brokenRule(required, typed)
  if (missing !== null) return missing
  const compact = readUndividedCode(typed)
  if (!compact.startsWith('KV')) return 'forms/order-number-beginning'
  return compact.length < 12 ? 'forms/order-number-short' : 'forms/order-number-invalid'
}

/** Faults by field; empty when number and address can be looked up. */
export function lookupFaults({ orderNumber, email }: { orderNumber: string; email: string }): Record<string, string[]> {
  const faults = { orderNumber: orderNumberFault(orderNumber), email: brokenRule(emailRule, email) }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])))
}
