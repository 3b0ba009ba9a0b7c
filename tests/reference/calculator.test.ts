import { expect, it } from 'vitest'
import { isFullTier } from '../support/tier.ts'
import { randomCart } from './random-cart.ts'
import { priceByReference } from './reference-calculator.ts'
import type { ReferenceCart, ReferenceResult } from './reference-cart.ts'
import { priceByShop } from './shop-cart.ts'

/*
 * The shop's calculator against the reference, in random carts. One that differs comes again, alone, with
 * `CALCULATOR_SEED=7 CALCULATOR_CART=1234`.
 */

const seed = Number(process.env['CALCULATOR_SEED'] ?? 20_261_124)
const only = process.env['CALCULATOR_CART']
const count = isFullTier ? 100_000 : 2_000
const numbers = only === undefined ? Array.from({ length: count }, (_, index) => index) : [Number(only)]

it('shows, stores and keeps showing what the reference says, to the cent', { timeout: 1_800_000 }, () => {
  const seen = new Map<string, number>()
  const faults: string[] = []
  const started = performance.now()
  for (const number of numbers) {
    const cart = randomCart(seed, number)
    faults.push(...faultsOf(cart, seen).map((fault) => `cart ${number} of seed ${seed}: ${fault}`))
    if (faults.length > 20) break
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  console.info(`${numbers.length} carts of seed ${seed} in ${seconds} s: ${faults.length} differences`)
  expect(faults).toEqual([])
  // A comparison of carts without anything in them would say nothing.
  if (only === undefined) expect(kinds.filter((kind) => (seen.get(kind) ?? 0) < count / 100)).toEqual([])
})

const kinds = [
  'percentage on line',
  'percentage on order',
  'fixed on line',
  'fixed on order',
  'tiered on line',
  'tiered on order',
  'buyXGetY on line',
  'freeGift on line',
  'freeShipping on shipment',
  'several promotions',
  'by code',
  'free delivery',
  'all paid by gift card',
  'partly paid by gift card',
  'two rates',
  'without taxes',
]

/** What differs, and what is wrong whatever the other says. Counts what is met on the way. */
function faultsOf(cart: ReferenceCart, seen: Map<string, number>): string[] {
  const expected = referenceOf(cart)
  const answer = priceByShop(cart)
  if (expected === null && answer === null) return []
  if (expected === null) return ['can be ordered in the shop, and should not be']
  if (answer === null) return ['cannot be ordered in the shop, and should be']
  for (const kind of kindsOf(cart, expected)) seen.set(kind, (seen.get(kind) ?? 0) + 1)
  return [
    ...differences('shown', answer.shown, expected),
    ...differences('stored', answer.stored, expected),
    ...differences('frozen', answer.frozen, expected),
    ...impossibilities(answer.shown),
  ]
}

/** Null: it cannot be ordered. */
function referenceOf(cart: ReferenceCart): ReferenceResult | null {
  try {
    return priceByReference(cart)
  } catch {
    return null
  }
}

function differences(side: string, given: ReferenceResult, expected: ReferenceResult): string[] {
  const one = amountsOf(given)
  const other = amountsOf(expected)
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((what) =>
    one.get(what) === other.get(what) ? [] : [`${side} ${what}: ${one.get(what)} instead of ${other.get(what)}`],
  )
}

/** Every amount by what it is of; what comes in an order has its place. */
function amountsOf({ lines, given, shipments, freeDelivery, taxes, ...sums }: ReferenceResult): Map<string, string> {
  const amounts = new Map<string, string>()
  const add = (what: string, one: object) => {
    for (const [name, amount] of Object.entries(one)) amounts.set(`${what} ${name}`, String(amount))
  }
  for (const { id, ...line } of lines) add(`line ${id}`, line)
  given.forEach((one, place) => add(`adjustment ${place}`, one))
  for (const { id, ...shipment } of shipments) add(`shipment ${id}`, shipment)
  for (const { rate, ...tax } of taxes) add(`tax of ${rate}`, tax)
  add('free delivery', freeDelivery)
  add('sum', sums)
  return amounts
}

function impossibilities({ lines, given, shipments, taxes, ...sums }: ReferenceResult): string[] {
  const all = [
    ...lines.flatMap(({ list, afterLines, paid, tax }) => [list, afterLines, paid, tax]),
    ...given.map(({ amount }) => amount),
    ...shipments.flatMap(({ fee, taken }) => [fee - taken, taken]),
    ...taxes.flatMap(({ net, tax }) => [net, tax]),
    sums.payable,
    sums.paidByGiftCard,
  ]
  const add = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
  const ofOrder = add(given.flatMap(({ of, amount }) => (of === 'order' ? [amount] : [])))
  const checks: [string, boolean][] = [
    ['a sum below nothing', all.every((amount) => amount >= 0n)],
    ['shares of the order that do not add up', add(lines.map((line) => line.afterLines - line.paid)) === ofOrder],
    ['lines and fees that are not the total', add(lines.map(({ paid }) => paid)) + sums.fees === sums.total],
    ['rates that are not all of the VAT', add(taxes.map(({ tax }) => tax)) === sums.taxTotal],
    ['lines with more VAT than there is', add(lines.map(({ tax }) => tax)) <= sums.taxTotal],
    ['a payment that is not the total', sums.payable + sums.paidByGiftCard === sums.total],
  ]
  return checks.flatMap(([what, holds]) => (holds ? [] : [what]))
}

function kindsOf(cart: ReferenceCart, result: ReferenceResult): string[] {
  const applied = cart.promotions.filter(({ id }) => result.given.some(({ promotion }) => promotion === id))
  const met: [string, boolean][] = [
    ['several promotions', applied.length > 1],
    ['by code', applied.some(({ codes, singleUseCodes }) => codes.length > 0 || singleUseCodes !== null)],
    ['free delivery', result.freeDelivery.isFree],
    ['all paid by gift card', result.paidByGiftCard > 0n && result.payable === 0n],
    ['partly paid by gift card', result.paidByGiftCard > 0n && result.payable > 0n],
    ['two rates', result.taxes.length === 2],
    ['without taxes', result.taxes.length === 0],
  ]
  const rewards = applied.map(({ id, reward }) => {
    const of = result.given.find(({ promotion }) => promotion === id)?.of ?? ''
    return `${reward.kind} on ${of === 'order' ? 'order' : of.startsWith('shipment') ? 'shipment' : 'line'}`
  })
  return [...rewards, ...met.flatMap(([kind, is]) => (is ? [kind] : []))]
}
