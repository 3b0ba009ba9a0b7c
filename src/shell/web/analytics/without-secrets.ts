import { secretParams } from '#src/shell/contract/secret-params.ts'

const secretParameter = new RegExp(`([?&#])(?:${secretParams.join('|')})=[^&#\\s]*(&?)`, 'g')

/** The value without secrets: fields of these names are left out, and so are such parameters of addresses in texts. */
export function withoutSecrets<Value>(value: Value): Value {
  return clean(value) as Value // the same shape without the secrets
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (secretParams.includes(name) ? [] : [[name, clean(entry)]])),
  )
}

function cleanText(text: string): string {
  let before: string
  let after = text
  do {
    before = after
    after = before.replace(secretParameter, (_whole, mark: string, next: string) => (next === '' ? '' : mark))
  } while (after !== before)
  return after
}
