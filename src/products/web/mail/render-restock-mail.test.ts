import { expect, test } from 'vitest'
import type { RestockMailInput } from '../../contract/restock.ts'
import { renderRestockMail } from './render-restock-mail.ts'

const input: RestockMailInput = {
  language: 'fi',
  name: 'Tumma suklaa <72 %> 100\u00a0g',
  price: '3,60\u00a0€',
  previousPrice: '4,50\u00a0€',
  productPath: '/tuotteet/suklaalevyt/tumma?code=KV1&a=b',
  imageUrl: '/media/products/tumma-72-merisuola.webp',
  imageAltText: 'Levy',
  siteUrl: 'https://konvehti.example',
  sender: { identity: 'Konvehti Oy, Satamakatu 4, 00160 Helsinki', links: [] },
}

test.each([
  ['fi', 'Taas varastossa: ', 'vain kerran', 'Katso tuote'],
  ['sv', 'I lager igen: ', 'bara en gång', 'Visa produkten'],
  ['en', 'Back in stock: ', 'only once', 'See the product'],
] as const)('in %s it says what is back, where, and that it comes once', (language, subject, once, link) => {
  const mail = renderRestockMail({ ...input, language })
  expect(mail.subject).toBe(`${subject}${input.name}`)
  expect(mail.html).toContain(`<html lang="${language}">`)
  expect(mail.html).toContain('href="https://konvehti.example/tuotteet/suklaalevyt/tumma?code=KV1&amp;a=b"')
  for (const part of [mail.html, mail.text]) for (const words of [once, link, '3,60']) expect(part).toContain(words)
  expect(mail.text).toContain(input.siteUrl + input.productPath)
  for (const part of [mail.html, mail.text]) expect(part).toContain('Satamakatu 4')
})

test('a name is text, a picture has its address, and a reduction the lowest price before it', () => {
  const { html, text } = renderRestockMail(input)
  expect(html).not.toContain('<72')
  expect(html).toMatch(/<img src="https:\/\/konvehti\.example\/images\/512\/jpeg\/[^"]+" alt="Levy"/)
  expect(text).toContain('30 päivän alin hinta 4,50')
  const plain = renderRestockMail({ ...input, previousPrice: null, imageUrl: '' })
  expect(plain.html).not.toContain('<img')
  expect(plain.text).not.toContain('alin hinta')
})
