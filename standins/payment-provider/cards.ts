import type { FinalResultCode, Refusal, ResultCode } from './ledger-events.ts'

export type Brand = 'visa' | 'mc' | 'amex'

export type Scenario =
  | 'authorised'
  | 'challenge'
  | 'challenge-without-return'
  | 'refused'
  | 'not-enough-funds'
  | 'pending-then-authorised'

export type TestCard = { number: string; brand: Brand; scenario: Scenario }

/** The only numbers that are taken: nobody's real card can be typed into a demo by mistake. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', scenario: 'authorised' },
  { number: '5555444433331111', brand: 'mc', scenario: 'authorised' },
  { number: '370000000000002', brand: 'amex', scenario: 'authorised' },
  { number: '4212345678910006', brand: 'visa', scenario: 'challenge' },
  { number: '4000000000000002', brand: 'visa', scenario: 'refused' },
  { number: '4000000000009995', brand: 'visa', scenario: 'not-enough-funds' },
  { number: '5555341244441115', brand: 'mc', scenario: 'pending-then-authorised' },
  { number: '4000000000000119', brand: 'visa', scenario: 'challenge-without-return' },
]

const SECURITY_CODES: Readonly<Record<Brand, string>> = { visa: '737', mc: '737', amex: '7373' }

/** With this name on a pending card the decision that follows is a refusal. */
const DECLINED_HOLDER = 'DECLINED'

const LONGEST_VALIDITY_YEARS = 20

/** What the shopper typed. `expiryDate` is month and year, such as `03 / 30`. */
export type CardInput = { cardNumber: string; expiryDate: string; securityCode: string; holderName: string }
export type CardField = keyof CardInput
export type CardFault = 'required' | 'incomplete' | 'wrong' | 'not-a-test-card' | 'expired'

/** A checked card. The number itself is not in it and is kept nowhere. */
export type Card = {
  brand: Brand
  lastFour: string
  scenario: Scenario
  holderName: string | null
  isSecurityCodeRight: boolean
  isExpired: boolean
}

export type CardCheck = { ok: true; card: Card } | { ok: false; faults: Partial<Record<CardField, CardFault>> }

export function checkCard(input: CardInput, today: Date): CardCheck {
  const digits = onlyDigits(input.cardNumber)
  const testCard = TEST_CARDS.find((card) => card.number === digits)
  const faults: Partial<Record<CardField, CardFault>> = {}
  const add = (field: CardField, fault: CardFault | null) => {
    if (fault) faults[field] = fault
  }
  add('cardNumber', numberFault(input.cardNumber, digits, testCard))
  add('expiryDate', expiryFault(input.expiryDate, today))
  add('securityCode', securityCodeFault(input.securityCode, testCard?.brand ?? brandOf(digits) ?? 'visa'))
  add('holderName', input.holderName.trim() === '' ? 'required' : null)
  if (!testCard || Object.keys(faults).length > 0) return { ok: false, faults }
  return {
    ok: true,
    card: {
      brand: testCard.brand,
      lastFour: digits.slice(-4),
      scenario: testCard.scenario,
      holderName: input.holderName.trim(),
      isSecurityCodeRight: input.securityCode.trim() === SECURITY_CODES[testCard.brand],
      isExpired: false,
    },
  }
}

/** Card data as a tester sends it without the frame. An unknown number counts as a refused card. */
export function cardFromTestValues(values: {
  number: string
  month: number
  year: number
  securityCode: string
  holderName: string | null
  today: Date
}): Card {
  const testCard = TEST_CARDS.find((card) => card.number === values.number)
  const brand = testCard?.brand ?? brandOf(values.number) ?? 'visa'
  return {
    brand,
    lastFour: values.number.slice(-4),
    scenario: testCard?.scenario ?? 'refused',
    holderName: values.holderName,
    isSecurityCodeRight: values.securityCode === SECURITY_CODES[brand],
    isExpired: isPast(values.month, values.year, values.today),
  }
}

/** How a payment with this card starts, and what an undecided one becomes when nobody else decides it. */
export type CardOutcome = {
  resultCode: ResultCode
  refusal: Refusal | null
  later: { resultCode: FinalResultCode; refusal: Refusal | null } | null
  challenge: 'none' | 'returns-to-shop' | 'stays-away'
}

export const REFUSALS = {
  refused: { refusalReason: 'Refused', refusalReasonCode: '2' },
  expired: { refusalReason: 'Expired Card', refusalReasonCode: '6' },
  notAuthenticated: { refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
  notEnoughBalance: { refusalReason: 'Not enough balance', refusalReasonCode: '12' },
  cancelledByShopper: { refusalReason: 'Shopper Cancelled', refusalReasonCode: '16' },
  securityCode: { refusalReason: 'CVC Declined', refusalReasonCode: '24' },
} as const satisfies Record<string, Refusal>

/** `isByTelephone`: typed by the shop for its owner, whom no bank can ask. */
export function outcomeOf(card: Card, isByTelephone = false): CardOutcome {
  const refused = (refusal: Refusal): CardOutcome => ({
    resultCode: 'Refused',
    refusal,
    later: null,
    challenge: 'none',
  })
  if (card.isExpired) return refused(REFUSALS.expired)
  if (!card.isSecurityCodeRight) return refused(REFUSALS.securityCode)
  const isAsked = card.scenario === 'challenge' || card.scenario === 'challenge-without-return'
  const scenario = isByTelephone && isAsked ? 'authorised' : card.scenario
  const abandoned = { resultCode: 'Cancelled', refusal: REFUSALS.cancelledByShopper } as const
  switch (scenario) {
    case 'authorised':
      return { resultCode: 'Authorised', refusal: null, later: null, challenge: 'none' }
    case 'refused':
      return refused(REFUSALS.refused)
    case 'not-enough-funds':
      return refused(REFUSALS.notEnoughBalance)
    case 'challenge':
      return { resultCode: 'RedirectShopper', refusal: null, later: abandoned, challenge: 'returns-to-shop' }
    case 'challenge-without-return':
      return { resultCode: 'RedirectShopper', refusal: null, later: abandoned, challenge: 'stays-away' }
    case 'pending-then-authorised': {
      const later =
        card.holderName === DECLINED_HOLDER
          ? ({ resultCode: 'Refused', refusal: REFUSALS.refused } as const)
          : ({ resultCode: 'Authorised', refusal: null } as const)
      return { resultCode: 'Pending', refusal: null, later, challenge: 'none' }
    }
  }
}

export function isLuhnValid(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, character, index) => {
      const digit = Number(character)
      if (index % 2 === 0) return total + digit
      return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
    }, 0)
  return digits !== '' && sum % 10 === 0
}

function brandOf(digits: string): Brand | null {
  if (/^4/.test(digits)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mc'
  if (/^3[47]/.test(digits)) return 'amex'
  return null
}

function onlyDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

function numberFault(typed: string, digits: string, testCard: TestCard | undefined): CardFault | null {
  if (typed.trim() === '') return 'required'
  if (!/^\d+$/.test(digits)) return 'wrong'
  const expectedLength = brandOf(digits) === 'amex' ? 15 : 16
  if (digits.length < expectedLength) return 'incomplete'
  if (digits.length > 19 || !isLuhnValid(digits)) return 'wrong'
  return testCard ? null : 'not-a-test-card'
}

function expiryFault(typed: string, today: Date): CardFault | null {
  if (typed.trim() === '') return 'required'
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed)
  if (!match) return 'incomplete'
  const month = Number(match[1])
  const year = (Number(match[2]) % 2000) + 2000
  if (month < 1 || month > 12) return 'wrong'
  if (isPast(month, year, today)) return 'expired'
  return year > today.getUTCFullYear() + LONGEST_VALIDITY_YEARS ? 'wrong' : null
}

/** A card is valid to the end of its month. */
function isPast(month: number, year: number, today: Date): boolean {
  return year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
}

function securityCodeFault(typed: string, brand: Brand): CardFault | null {
  const code = typed.trim()
  if (code === '') return 'required'
  if (!/^\d+$/.test(code)) return 'wrong'
  const length = SECURITY_CODES[brand].length
  if (code.length < length) return 'incomplete'
  return code.length > length ? 'wrong' : null
}
