import { expect, test } from 'vitest'
import type { GiftCardMailInput } from '../../contract/gift-card-mail.ts'
import { renderGiftCardMail } from './render-gift-card-mail.ts'

const input: GiftCardMailInput = {
  language: 'fi',
  recipientName: 'Eeva<b> Koski',
  senderName: 'Aino <i>Leppävirta',
  isForSelf: false,
  message: 'Hyvää joulua!\nSyö yksin.',
  amount: '50,00\u00a0€',
  code: 'H7QD 4MWE 8RTK 6VNB',
  pin: '0395',
  expires: '24. joulukuuta 2029',
  siteUrl: 'https://konvehti.example',
  sender: { identity: 'Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki, Y-tunnus 2841907-3', links: [] },
  balanceUrl: 'https://konvehti.example/lahjakortin-saldo',
}

test.each([
  ['fi', 'Sinulle lahjakortti', 'Kortin koodi', 'https://konvehti.example/'],
  ['sv', 'Ett presentkort till dig', 'Kortets kod', 'https://konvehti.example/sv/'],
  ['en', 'A gift card for you', 'Card code', 'https://konvehti.example/en/'],
] as const)('in %s the mail brings code, PIN, last day and the way to the shop', (language, subject, label, link) => {
  const mail = renderGiftCardMail({ ...input, language })
  expect(mail.subject).toBe(`${subject}, 50,00\u00a0€`)
  expect(mail.subject).not.toContain('0395')
  expect(mail.html).toContain(`<html lang="${language}">`)
  expect(mail.html).toContain(`href="${link}"`)
  for (const part of [mail.html, mail.text])
    for (const words of [label, input.code, input.pin, input.expires, 'Syö yksin.', input.sender.identity])
      expect(part).toContain(words)
})

test('says who sent it; to its buyer it says what to do with it', () => {
  expect(renderGiftCardMail(input).text).toContain('Aino <i>Leppävirta lähetti lahjakortin.')
  expect(renderGiftCardMail({ ...input, senderName: '' }).text).toContain('Sait lahjakortin.')
  const own = renderGiftCardMail({ ...input, isForSelf: true, recipientName: '', senderName: '' }).text
  expect(own).toContain('Tulosta viesti')
  expect(own).not.toContain('Sinulle,')
})

test('names and messages are text, and without a message there are no quotes', () => {
  const { html } = renderGiftCardMail(input)
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<i>')
  expect(renderGiftCardMail({ ...input, message: '' }).text).not.toContain('”')
})

test('gives no link to what the buyer wrote', () => {
  const typed = { recipientName: 'evil.example', senderName: 'evil.example', message: 'https://evil.example' }
  const { html, text } = renderGiftCardMail({ ...input, ...typed })
  for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/)
})
