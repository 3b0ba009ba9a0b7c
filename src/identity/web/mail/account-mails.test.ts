import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { mailRenderer } from '#src/kit/mail/mail-templates.ts'
import type { AccountMailInput } from '../../contract/account-mail.ts'
import { accountMailKinds, accountMails } from './account-mails.ts'

const renderMail = mailRenderer(accountMails)

const url = 'https://shop.example'
const around = (language: AccountMailInput['language']) => ({
  language,
  siteUrl: url,
  sender: { identity: 'Konvehti Oy, Y-tunnus 2841907-3', links: [{ label: 'Tietosuoja', url: `${url}/tietosuoja` }] },
})
const samples = (language: AccountMailInput['language']): AccountMailInput[] =>
  (
    [
      { kind: 'account-confirm', firstName: 'Aino', confirmUrl: `${url}/vahvista?token=t`, hours: 24 },
      { kind: 'account-exists', signInUrl: `${url}/kirjaudu`, forgottenUrl: `${url}/unohtunut` },
      { kind: 'welcome', firstName: 'Aino', shopUrl: `${url}/` },
      { kind: 'account-invitation', firstName: 'Aino', resetUrl: `${url}/uusi-salasana?token=t`, hours: 24 },
      { kind: 'password-ended', url: `${url}/uusi-salasana?token=t` },
      { kind: 'password-reset', resetUrl: `${url}/uusi-salasana?token=t`, minutes: 60 },
      { kind: 'password-changed', at: '24.11.2026 klo 14.05', forgottenUrl: `${url}/unohtunut`, passkeys: [] },
      { kind: 'email-change-confirm', confirmUrl: `${url}/vahvista?token=t` },
      {
        kind: 'email-change-notice',
        step: language === 'sv' ? 'asked' : 'done',
        email: 'm•••@posti.example',
        at: '24.11.2026 klo 14.05',
        nextUrl: `${url}/unohtunut`,
      },
      { kind: 'login-code', code: '471802', minutes: 10 },
      { kind: 'new-device', at: '24.11.2026 klo 14.05', device: '', forgottenUrl: `${url}/unohtunut` },
      { kind: 'passkey-added', at: '24.11.2026 klo 14.05', name: 'Ainon puhelin', forgottenUrl: `${url}/unohtunut` },
      { kind: 'passkey-removed', at: '24.11.2026 klo 14.05', name: 'Ainon puhelin', forgottenUrl: `${url}/unohtunut` },
      {
        kind: 'data-export-ready',
        htmlUrl: `${url}/api/cda/me/export?token=t`,
        jsonUrl: `${url}/api/cda/me/export.json?token=t`,
        until: '2.12.2026',
      },
      { kind: 'account-deletion', on: '9.12.2026', days: 14, signInUrl: `${url}/kirjaudu` },
    ] as const
  ).map((facts) => ({ ...around(language), ...facts }))

describe('every mail about an account', () => {
  it('has a sample here', () => {
    expect(samples('fi').map(({ kind }) => kind)).toEqual(accountMailKinds)
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

  it.each(languages)('says the code inside alone, not where a telephone shows it unopened, in %s', (language) => {
    const [code] = samples(language).filter(({ kind }) => kind === 'login-code')
    if (!code) throw new Error('There is no sample')
    const { subject, text } = renderMail(code)
    expect(subject).not.toMatch(/\d/)
    expect(text).toContain('471\u00a0802')
  })

  it.each(languages)('greets nobody by an empty name in %s', (language) => {
    const facts = { kind: 'account-confirm', firstName: '', confirmUrl: url, hours: 24 } as const
    const { html, text } = renderMail({ ...around(language), ...facts })
    for (const part of [html, text]) expect(part).not.toMatch(/ ,|, ?(<|\n)/)
  })

  it.each(languages)('names the passkeys that a changed password leaves in %s', (language) => {
    const facts = { kind: 'password-changed', at: '', forgottenUrl: url, passkeys: ['Puhelin', 'Kone'] } as const
    const { html, text } = renderMail({ ...around(language), ...facts })
    for (const part of [html, text]) expect(part).toContain('Puhelin, Kone')
  })

  it('escapes what people have typed', () => {
    const facts = { kind: 'welcome', firstName: '<script>', shopUrl: url } as const
    expect(renderMail({ ...around('fi'), ...facts }).html).not.toContain('<script>')
  })
})
