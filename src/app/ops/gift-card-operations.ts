import { emailRule } from '#src/common/email-rule.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { isLanguage } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import { issueMaxCents } from '#src/gift-cards/contract/limits.ts'
import type { AdminCard, AdminRefusal } from '#src/gift-cards/server/gift-card-admin.ts'
import { done, failed, type Operation, type Outcome, parseEuros } from './operation.ts'
import { formatShopTime, isDay } from '#src/common/shop-time.ts'

const faultTexts: Readonly<Record<AdminRefusal, string>> = {
  'no-card': 'there is no such gift card: name it by the first 8 characters or more of its id',
  'several-cards': 'several gift cards begin like that: write more of the id',
  'not-issued': 'the card is not issued yet, and has no last day',
  'blocked-already': 'the card is blocked',
  'not-blocked': 'the card is not blocked',
  'not-later': 'the card is good for as long already',
  'no-address': 'nobody knows any more where it went: name an e-mail address',
}

const outcomeOf = <Value>(result: Result<Value, AdminRefusal>, say: (value: Value) => string): Outcome =>
  result.ok ? done(say(result.value)) : failed(`Refused: ${faultTexts[result.error]}`)

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`
const shortId = (id: string): string => id.slice(0, 8)
const lineOf = ({ card, balanceCents }: AdminCard): string =>
  [
    shortId(card.id),
    card.last4 === null ? `to be sent ${formatShopTime(card.sendAt)}` : `…${card.last4}`,
    `${euros(balanceCents)} of ${euros(card.amountCents)}`,
    card.expiresOn === null ? '' : `until ${card.expiresOn}`,
    card.blockedAt === null ? '' : 'blocked',
    card.disputedAt === null ? '' : 'payment disputed',
  ]
    .filter((part) => part !== '')
    .join('  ')

const isLastDay = (word: string): boolean => word.startsWith('2') && isDay(word)

/** Gift cards. None of these operations shows a code or a PIN. */
export const giftCardOperations: readonly Operation[] = [
  {
    name: ['gift-card', 'list'],
    usage: '',
    summary: 'the newest gift cards: id, last four, what is on them, last day',
    run: async ({ giftCards, actor }) => done((await giftCards.list(actor)).map(lineOf).join('\n') || 'none'),
  },
  {
    name: ['gift-card', 'show'],
    usage: '<id>',
    summary: 'one gift card with all that became of its money',
    run: async ({ giftCards, actor }, [name = '']) =>
      outcomeOf(await giftCards.show(name, actor), ({ entries, ...shown }) =>
        [
          lineOf(shown),
          ...entries.map(
            ({ at, kind, amountCents, orderId, actor }) =>
              `  ${formatShopTime(at)}  ${kind}  ${euros(amountCents)}  ${orderId ?? ''}  ${actor}`,
          ),
        ].join('\n'),
      ),
  },
  {
    name: ['gift-card', 'issue'],
    usage: '<euros> <e-mail> <fi|sv|en> <name>',
    summary: 'a gift card that nobody pays for; code and PIN go by mail alone',
    run: async ({ giftCards, actor }, [amount = '', recipientEmail = '', language = '', ...names]) => {
      const amountCents = parseEuros(amount)
      const recipientName = names.join(' ').trim()
      if (amountCents === null || amountCents < 1 || amountCents > issueMaxCents)
        return failed(`"${amount}" is no sum from 0.01 to ${euros(issueMaxCents)}`)
      if (brokenRule(emailRule, recipientEmail) !== null) return failed(`"${recipientEmail}" is no e-mail address`)
      if (!isLanguage(language)) return failed(`"${language}" is none of fi, sv, en`)
      if (recipientName === '') return failed('The name of who gets it is needed')
      const card = await giftCards.issue({ amountCents, recipientEmail, recipientName, language }, actor)
      return done(`${shortId(card.id)}: ${euros(amountCents)} goes to the mailbox`)
    },
  },
  {
    name: ['gift-card', 'resend'],
    usage: '<id> [e-mail]',
    summary: 'its mail once more, with a new code and PIN: the old ones no longer open it',
    run: async ({ giftCards, actor }, [name = '', email]) =>
      email !== undefined && brokenRule(emailRule, email) !== null
        ? failed(`"${email}" is no e-mail address`)
        : outcomeOf(
            await giftCards.resend(name, email ?? null, actor),
            ({ id }) => `${shortId(id)} goes to the mailbox`,
          ),
  },
  {
    name: ['gift-card', 'block'],
    usage: '<id>',
    summary: 'nothing more is paid with it',
    run: async ({ giftCards, actor }, [name = '']) =>
      outcomeOf(await giftCards.block(name, actor), ({ id }) => `${shortId(id)} is blocked`),
  },
  {
    name: ['gift-card', 'unblock'],
    usage: '<id>',
    summary: 'it can be used again',
    run: async ({ giftCards, actor }, [name = '']) =>
      outcomeOf(await giftCards.unblock(name, actor), ({ id }) => `${shortId(id)} can be used again`),
  },
  {
    name: ['gift-card', 'extend'],
    usage: '<id> <2030-12-31>',
    summary: 'a later last day',
    run: async ({ giftCards, actor }, [name = '', day = '']) =>
      isLastDay(day)
        ? outcomeOf(await giftCards.extend(name, day, actor), ({ id }) => `${shortId(id)} is good until ${day}`)
        : failed(`"${day}" is no day such as 2030-12-31`),
  },
]
