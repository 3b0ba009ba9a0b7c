import { dayText, noonOf } from '#src/common/day-text.ts'
import { fill } from '#src/kit/mail/fill.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailCopy } from './mail-copy.ts'

/** The mail to the shop's operators: what needs a person now. */
export function opsAlert(
  { count, items, language, siteUrl }: OrderMailInput<'ops-alert'>,
  { ops }: MailTexts,
): MailCopy {
  const words = ops.alert
  return {
    subject: fill(words.subject, { count }),
    preview: items[0] ? `${items[0].about}: ${whatOf(items[0].what, ops)}` : '',
    heading: fill(words.heading, { count }),
    lead: words.lead,
    blocks: [
      {
        kind: 'facts',
        facts: items.map(({ about, what, detail, answerBy }) => ({
          name: about,
          values: [
            whatOf(what, ops),
            ...(detail === '' ? [] : [detail]),
            ...(answerBy ? [fill(words.answerBy, { day: dayText(noonOf(answerBy), language) })] : []),
          ],
        })),
      },
      ...more(count - items.length, ops),
      toOffice(siteUrl, ops),
    ],
  }
}

/** Each morning: what waits. */
export function opsDigest({ day, parts, siteUrl }: OrderMailInput<'ops-digest'>, { ops }: MailTexts): MailCopy {
  const words = ops.digest
  const named = parts.map((part) => ({ ...part, title: `${words.parts[part.name]}: ${part.count}` }))
  return {
    subject: fill(words.subject, { day }),
    preview: named.map(({ title }) => title).join(' · '),
    heading: words.heading,
    lead: words.lead,
    blocks: [
      ...named.flatMap(({ title, rows, count }) => [
        { kind: 'title' as const, text: title },
        { kind: 'steps' as const, steps: rows },
        ...more(count - rows.length, ops),
      ]),
      toOffice(siteUrl, ops),
    ],
  }
}

const toOffice = (siteUrl: string, { toOffice: label }: MailTexts['ops']) => ({
  kind: 'button' as const,
  label,
  url: new URL('/office', siteUrl).href,
})

const more = (count: number, { more: words }: MailTexts['ops']) =>
  count > 0 ? [{ kind: 'text' as const, text: fill(words, { count }), isSmall: true }] : []

/** The provider's own word where ours has none. */
const whatOf = (what: string, { whats }: MailTexts['ops']): string =>
  Object.entries(whats).find(([kind]) => kind === what)?.[1] ?? what
