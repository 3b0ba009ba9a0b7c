import { greetingMaxLength } from '#src/cart/contract/limits.ts'
import { characterCount } from '#src/common/characters.ts'
import { cleanParagraphs } from '#src/common/clean-text.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'

/** The greeting is shown, mailed and printed on a card: no character of it may turn text, hide or pile up. */
export function parseGreeting(typed: string): Result<string, Refusal> {
  const greeting = cleanParagraphs(typed)
  return characterCount(greeting) > greetingMaxLength
    ? refuse(business({ key: 'cart/greeting-max-length', params: { n: greetingMaxLength } }))
    : ok(greeting)
}
