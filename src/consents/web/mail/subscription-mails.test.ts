import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { mailRenderer } from '#src/kit/mail/mail-templates.ts'
import type { SubscriptionMailInput } from '../../contract/subscription-mail.ts'
import { subscriptionMailKinds, subscriptionMails } from './subscription-mails.ts'

const renderMail = mailRenderer(subscriptionMails)

const url = 'https://shop.example'
const at = '24. marraskuuta 2026 klo 14.05'
const around = (language: SubscriptionMailInput['language']) => ({
  language,
  siteUrl: url,
  sender: { identity: 'Konvehti Oy, Y-tunnus 2841907-3', links: [{ label: 'Tietosuoja', url: `${url}/tietosuoja` }] },
})
const samples = (language: SubscriptionMailInput['language']): SubscriptionMailInput[] =>
  (
    [
      { kind: 'newsletter-confirm', confirmUrl: `${url}/cds/subscription?token=t`, days: 7, consent: 'Haluan kuulla.' },
      { kind: 'press-confirm', confirmUrl: `${url}/cds/subscription?token=t`, days: 7, consent: 'Olen lukenut.' },
      { kind: 'newsletter-welcome', shopUrl: `${url}/`, unsubscribeUrl: `${url}/cds/x?token=t` },
      { kind: 'unsubscribed', at, shopUrl: `${url}/`, againUrl: `${url}/cds/email?token=t` },
      { kind: 'preferences-changed', at, preferencesUrl: `${url}/oma-tili/viestit` },
    ] as const
  ).map((facts) => ({ ...around(language), ...facts }))

describe('every mail about a subscription', () => {
  it('has a sample here', () => {
    expect(samples('fi').map(({ kind }) => kind)).toEqual(subscriptionMailKinds)
  })

  it.each(languages)('says the same in both parts, names its sender and fills every gap in %s', (language) => {
    for (const input of samples(language)) {
      const { subject, html, text } = renderMail(input)
      for (const part of [subject, html.replace(/<style>.*?<\/style>/, ''), text]) expect(part).not.toMatch(/[{}]/)
      for (const part of [html, text]) expect(part).toContain('Y-tunnus 2841907-3')
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
      for (const value of Object.values(input))
        if (typeof value === 'string' && value.startsWith(`${url}/`))
          for (const part of [html, text]) expect(part, input.kind).toContain(value)
    }
  })

  it('tells whoever is asked what they agree to, and until when they may', () => {
    const [confirm] = samples('fi')
    if (!confirm) throw new Error('There is no sample')
    const { text } = renderMail(confirm)
    for (const said of ['”Haluan kuulla.”', '7 päivää']) expect(text).toContain(said)
  })
})
