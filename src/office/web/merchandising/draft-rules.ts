import { parseShopTime } from '#src/common/shop-time.ts'
import type { ListRule, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { arrange } from '#src/listing/rules/list-order.ts'

/* Rules that a person tries in the browser: the list follows them as it will when they are saved. */

type Rules = readonly ListRule[]

const holds = ({ from, to }: ListRule, now: number): boolean =>
  (from === null || +(parseShopTime(from, 'begin') ?? Infinity) <= now) &&
  (to === null || +(parseShopTime(to, 'end') ?? 0) > now)

/** The rules that count now, by product: what is for a time lies over what is for good. */
export function rulesInForce(rules: Rules, now: number): ReadonlyMap<string, ListRule> {
  const held = rules.filter((rule) => holds(rule, now))
  const isTimed = ({ from, to }: ListRule): boolean => from !== null || to !== null
  return new Map([...held.filter((rule) => !isTimed(rule)), ...held.filter(isTimed)].map((rule) => [rule.code, rule]))
}

/** Codes of the list in the order that shoppers see, as far as it is shown. */
export function shownCodes({ own, list, products, totalCount }: MerchandisedList, rules: Rules, now: number): string[] {
  const inForce = [...rulesInForce(rules, now).values()]
  const codesOf = (kind: ListRule['kind']) => inForce.filter((rule) => rule.kind === kind).map(({ code }) => code)
  const pinned = inForce.flatMap(({ kind, code, place }) => (kind === 'pin' ? [{ code, place: place ?? 1 }] : []))
  const known = new Set(products.map(({ code }) => code))
  // A search shows what is pinned to it, whether it finds it or not.
  const codes = new Set(
    [...own, ...(list.startsWith('query:') ? codesOf('pin') : [])].filter((code) => known.has(code)),
  )
  const buried = new Set(codesOf('bury'))
  const arranged = arrange(codes, (code) => (codes.has(code) ? code : null), {
    pinned: pinned.toSorted((a, b) => a.place - b.place),
    boosted: new Set(codesOf('boost')),
    buried,
    hidden: new Set(codesOf('hide')),
  })
  // What is behind the others stands beyond what is shown of a long list.
  return totalCount > codes.size ? arranged.filter((code) => !buried.has(code)) : arranged
}

/** Puts a rule in the place of the one that counts now for its product; null takes that away. */
function withRule(rules: Rules, code: string, rule: ListRule | null, now: number): ListRule[] {
  const before = rulesInForce(rules, now).get(code)
  const others = rules.filter((one) => one !== before)
  return rule === null ? others : [...others, rule]
}

/** Pins a product to a place of what is shown; products that are pinned already keep their order around it. */
export function moved(rules: Rules, shown: readonly string[], code: string, to: number, now: number): ListRule[] {
  const order = shown.filter((one) => one !== code)
  order.splice(to, 0, code)
  const inForce = rulesInForce(rules, now)
  let next: ListRule[] = [...rules]
  for (const [at, one] of order.entries()) {
    const rule = inForce.get(one)
    if (one !== code && rule?.kind !== 'pin') continue
    if (rule?.kind === 'pin' && rule.place === at + 1) continue
    next = withRule(next, one, { code: one, from: null, to: null, ...rule, kind: 'pin', place: at + 1 }, now)
  }
  return next
}

const wordsOf = ({ kind, code, place, from, to }: ListRule): string => JSON.stringify([kind, code, place, from, to])

/** A draft, and the rules that it began from. */
export interface Draft {
  base: Rules
  rules: Rules
}

/** What a draft changed, laid over rules that another person may have saved since it began. */
export function laidOver(theirs: Rules, { base, rules }: Draft): Rules {
  if (theirs === base) return rules
  const [old, fresh] = [new Set(base.map(wordsOf)), new Set(rules.map(wordsOf))]
  const keyOf = ({ code, from, to }: ListRule): string => JSON.stringify([code, from, to])
  const added = rules.filter((rule) => !old.has(wordsOf(rule)))
  const gone = new Set(base.filter((rule) => !fresh.has(wordsOf(rule))).map(keyOf))
  const replaced = new Set(added.map(keyOf))
  return [...theirs.filter((rule) => !gone.has(keyOf(rule)) && !replaced.has(keyOf(rule))), ...added]
}

/** How many rules were added, changed or taken away. */
export function countRuleChanges(before: Rules, after: Rules): number {
  const [old, fresh] = [new Set(before.map(wordsOf)), new Set(after.map(wordsOf))]
  const missingIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    [...one].filter((words) => !other.has(words)).length
  return Math.max(missingIn(old, fresh), missingIn(fresh, old))
}
