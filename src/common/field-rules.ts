/**
 * Rules of one text field, each with the text key shown when it is broken: form and server run the same table. They are
 * tried in the order required, pattern, min, max; the first broken one is reported.
 */
export interface FieldRule {
  /** Key when the trimmed value is empty; without it, `min` decides about an empty value, or it is fine. */
  required?: string
  pattern?: { test: RegExp; key: string }
  /** Least and most characters of the trimmed value. */
  min?: { length: number; key: string }
  max?: { length: number; key: string }
}

/** The key of the first broken rule, or null. The value is trimmed first. */
export function brokenRule(rule: FieldRule, value: string): string | null {
  const text = value.trim()
  if (text === '' && rule.required !== undefined) return rule.required
  if (text !== '' && rule.pattern !== undefined && !rule.pattern.test.test(text)) return rule.pattern.key
  const { length } = text
  if (rule.min !== undefined && length < rule.min.length) return rule.min.key
  if (rule.max !== undefined && length > rule.max.length) return rule.max.key
  return null
}

/** Broken rules by field; an empty object when all is well. Missing values count as empty. */
export function brokenRules<Field extends string>(
  rules: Record<Field, FieldRule>,
  values: Partial<Record<NoInfer<Field>, string>>,
): Partial<Record<Field, string>> {
  const broken: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(rules) as Field[]) {
    // Object.keys widens the table's own keys
    const key = brokenRule(rules[field], values[field] ?? '')
    if (key !== null) broken[field] = key
  }
  return broken
}
