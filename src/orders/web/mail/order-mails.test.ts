import { describe, expect, it } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { languages } from '#src/common/locale.ts'
import { mailRenderer } from '#src/kit/mail/mail-templates.ts'
import { taskKinds } from '../../contract/order-mail.ts'
import { sampleOrder, sampleOrderLine, samplePoint } from '../order.sample.ts'
import { sampleLinks as links, sampleMails as samples, sampleNotice as notice } from './mail.sample.ts'
import { mailTexts } from './mail-texts.ts'
import { orderMailKinds, orderMails } from './order-mails.ts'

const renderMail = mailRenderer(orderMails)

describe('the order confirmation mail', () => {
  it.each(languages)('says the same in both parts in %s', (language) => {
    const { subject, html, text } = renderMail({ kind: 'order-confirmation', language, order: sampleOrder(), ...links })
    expect(subject).toContain('KV26-7F3K-9QTX')
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    for (const fact of [
      'KV26-7F3K-9QTX',
      '12,10 €',
      'Aino',
      'Vaasankatu 14 B 32',
      'Tumma suklaa 72 %, merisuola',
      '7,20 €',
    ]) {
      expect(html).toContain(fact)
      expect(text).toContain(fact)
    }
    expect(html).toContain('src="https://shop.example/images/128/jpeg/tiny/products/tumma-72-merisuola.webp"')
    expect(html).toContain(links.orderUrl.replaceAll('&', '&amp;'))
    expect(text).toContain(links.orderUrl)
  })

  it('names no card where a gift card paid it all', () => {
    const byCard = { giftCardPaymentAmount: 12.1, giftCardPaymentDisplayAmount: '12,10 €' }
    const order = sampleOrder({ isGiftCardApplied: true, ...byCard, adyenPaymentDisplayAmount: '0,00 €' })
    const { html, text } = renderMail({ kind: 'order-confirmation', language: 'fi', order, ...links })
    for (const part of [html, text]) {
      expect(part).toContain('−12,10 €')
      expect(part).not.toContain('0,00 €')
    }
  })

  it('names what was taken off, and shows what was paid for the line that was', () => {
    const line = sampleOrderLine({ extendedPrice: 8, extendedPriceString: '8,00 €', previousPriceString: '' })
    const [shipment] = sampleOrder().shipments
    const { html, text } = renderMail({
      kind: 'order-confirmation',
      language: 'sv',
      ...links,
      order: sampleOrder({
        promotions: [{ name: 'Höstrabatt', display: '3,00 €', target: 'order', code: '' }],
        shipments: shipment ? [{ ...shipment, lineItems: [line] }] : [],
      }),
    })
    for (const part of [html, text])
      for (const fact of ['Höstrabatt', '−3,00 €', '8,00 €']) expect(part).toContain(fact)
    // A promotion is no reduction that a price is struck for.
    expect(html).not.toContain('<s ')
  })

  it.each(languages)('says where a parcel is fetched and at what time it comes, in both parts in %s', (language) => {
    const [shipment] = sampleOrder().shipments
    const chosen = { pickupPoint: samplePoint, deliveryTime: 'ke 25.11. klo 17–21' }
    const order = sampleOrder({ shipments: shipment ? [{ ...shipment, ...chosen }] : [] })
    const { html, text } = renderMail({ kind: 'order-confirmation', language, order, ...links })
    for (const part of [html, text])
      for (const fact of ['Market Sörnäinen', 'Kauppakatu 3', 'Kotiinkuljetus, ke 25.11. klo 17–21'])
        expect(part).toContain(fact)
  })

  it.each([
    ['fi', 'noudettavissa viimeistään', 'perillä viimeistään'],
    ['sv', 'klar för avhämtning senast', 'framme senast'],
    ['en', 'ready to collect by', 'with you by'],
  ] as const)(
    'says of a parcel that is fetched when it is ready, not when it is there, in %s',
    (language, ready, there) => {
      const [shipment] = sampleOrder().shipments
      const order = sampleOrder({ shipments: shipment ? [{ ...shipment, pickupPoint: samplePoint }] : [] })
      const { html, text } = renderMail({ kind: 'order-confirmation', language, order, ...links })
      for (const part of [html, text]) {
        expect(part).toContain(ready)
        expect(part).not.toContain(there)
      }
    },
  )

  it.each([
    ['fi', 'Lahjakortti lähetetään sähköpostitse', 'Käyttämättömän lahjakortin', /pakattavaksi|Kaiverrettua/],
    ['sv', 'Presentkortet skickas per e-post', 'oanvänt presentkort', /packning|graverad/],
    ['en', 'The gift card is sent by e-mail', 'unused gift card', /packing|engraved/],
  ] as const)('promises no parcel when nothing but gift cards is bought, in %s', (language, lead, rights, parcel) => {
    const [shipment] = sampleOrder().shipments
    const words = { isForSelf: true, recipientName: '', senderName: '', message: '', sendOn: '', sendsString: '' }
    const line = sampleOrderLine({ giftCard: { ...words, recipientEmail: 'aino@posti.example' } })
    const order = sampleOrder({
      shipments: shipment ? [{ ...shipment, kind: 'gift-card', lineItems: [line] }] : [],
      totalDisplayWeight: '',
      taxes: [{ rate: 0, net: 25, tax: 0, display: '0,00 €' }],
    })
    const { html, text } = renderMail({ kind: 'order-confirmation', language, order, ...links })
    for (const part of [html, text]) {
      for (const said of [lead, rights]) expect(part).toContain(said)
      expect(part).not.toMatch(parcel)
      // Neither a tax of nothing nor a weight of nothing.
      expect(part).not.toMatch(/0,00|Paino|Vikt|Weight|\b0 g/)
    }
  })

  it('has the tablet’s words, and both sides as pictures that may be blocked', () => {
    const tablet = sampleOrderLine({
      isCustomTablet: true,
      frontText: 'Onnea & iloa',
      backText: 'Takana',
      signature: 'Mikko',
      tabletPictures: {
        front: { plateUrl: '', drawingUrl: '/api/customtablet/preview.jpg?side=front&text=Onnea&key=k' },
        back: { plateUrl: '', drawingUrl: '/api/customtablet/preview.jpg?side=back&text=Takana&key=k' },
      },
    })
    const [shipment] = sampleOrder().shipments
    const render = (line: typeof tablet) =>
      renderMail({
        kind: 'order-confirmation',
        language: 'sv',
        ...links,
        order: sampleOrder({
          payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }), statusCode: 'Authorised' }],
          shipments: shipment ? [{ ...shipment, lineItems: [line] }] : [],
        }),
      })
    const { html, text } = render(tablet)
    for (const part of [html, text]) expect(part).toContain('Laskukatu 1')
    for (const side of ['front', 'back'])
      expect(html).toContain(`src="https://shop.example/api/customtablet/preview.jpg?side=${side}&amp;text=`)
    expect(html).toMatch(/<img[^>]* alt="Kakans framsida"/)
    expect(html.replaceAll(/<img[^>]*>/g, '')).toContain('Onnea &amp; iloa\nTakana\nMikko')
    expect(text).toContain('Onnea & iloa\n  Takana\n  Mikko')
    expect(text).not.toContain('preview.jpg')
    const bare = { plateUrl: '', drawingUrl: '' }
    expect(render({ ...tablet, tabletPictures: { front: bare, back: null } }).html).not.toContain('framsida')
  })

  it('tells that the payment is awaited', () => {
    const order = sampleOrder({ statusCode: 'AwaitingPayment', isPaymentPending: true })
    const { text } = renderMail({ kind: 'order-confirmation', language: 'en', order, ...links })
    expect(text).toContain('still waiting for the payment')
  })

  it('escapes what people have typed', () => {
    const { html } = renderMail({
      kind: 'order-confirmation',
      language: 'fi',
      order: sampleOrder({ greeting: '<script>' }),
      ...links,
    })
    expect(html).not.toContain('<script>')
  })

  it('makes no link of what was typed: an order whose payment waits may be a stranger’s', () => {
    const site = 'evil.example'
    const address = sampleAddress({ firstName: site, lastName: site, line1: site, line2: site, city: site })
    const { shipments, payments } = sampleOrder()
    const order = sampleOrder({
      greeting: site,
      shipments: shipments.map((shipment) => ({ ...shipment, shippingAddress: address })),
      payments: payments.map((payment) => ({ ...payment, billingAddress: address })),
    })
    const { html, text } = renderMail({ kind: 'order-confirmation', language: 'fi', order, ...links })
    for (const part of [html, text]) {
      expect(part).not.toContain(site)
      expect(part.replaceAll('\u200b', '')).toContain(site)
    }
  })
})

describe('the mail about a failed payment', () => {
  it.each([
    [false, 'Tililtäsi ei veloitettu mitään.'],
    [true, 'Palautamme koko summan samalle kortille.'],
  ])('with money taken and given back: %s', (isReversed, sentence) => {
    const mail = renderMail({ kind: 'payment-failed', language: 'fi', order: sampleOrder(), isReversed, ...links })
    expect(mail.subject).toBe('Maksu ei onnistunut, tilaus KV26-7F3K-9QTX')
    for (const part of [mail.html, mail.text]) expect(part).toContain(sentence)
    expect(mail.text).toContain(links.cartUrl)
  })
})

describe('the mail of an order that ended', () => {
  it.each([
    ['fi', 'Lahjakortille palautui 5,00 €.'],
    ['sv', '5,00 € är tillbaka på presentkortet.'],
    ['en', '5,00 € is back on the gift card.'],
  ] as const)('says what went back to the gift card, in both parts in %s', (language, said) => {
    const paid = { isGiftCardApplied: true, giftCardPaymentAmount: 5, giftCardPaymentDisplayAmount: '5,00 €' }
    const about = { kind: 'order-cancelled', language, ...links, isReversed: true, cause: 'shopper' } as const
    const withCard = renderMail({ ...about, order: sampleOrder(paid) })
    const without = renderMail({ ...about, order: sampleOrder() })
    for (const part of ['html', 'text'] as const) {
      expect(withCard[part].replaceAll('\u00a0', ' ')).toContain(said)
      expect(without[part].replaceAll('\u00a0', ' ')).not.toContain(said.slice(-20))
    }
  })
})

describe('every order mail', () => {
  it('has a sample here', () => {
    expect(samples('fi').map(({ kind }) => kind)).toEqual(orderMailKinds)
  })

  it.each(languages)('names its sender, fills every gap and is light and dark in %s', (language) => {
    for (const input of samples(language)) {
      const { subject, html, text } = renderMail(input)
      for (const part of [subject, html.replace(/<style>.*?<\/style>/, ''), text]) expect(part).not.toMatch(/[{}]/)
      for (const part of [html, text]) expect(part).toContain('Y-tunnus 2841907-3')
      expect(html).toContain('prefers-color-scheme:dark')
      for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/\/jpeg\/|\.jpg/)
      expect(text).not.toContain('<')
    }
  })

  it('links what was written when money was taken or given back, in both parts', () => {
    const linked: Partial<Record<string, string>> = {
      'order-shipped': 'K2026-000123',
      'order-partly-shipped': 'K2026-000123',
      'pickup-ready': 'K2026-000123',
      'order-cancelled': 'K2026-000123',
      'order-papers': 'K2026-000123',
      'refund-issued': 'H2026-000045',
    }
    for (const input of samples('sv')) {
      const number = linked[input.kind]
      if (number === undefined) continue
      const url = `https://shop.example/api/me/orders/KV26-7F3K-9QTX/receipt.pdf?number=${number}&key=k`
      const { html, text } = renderMail(input)
      expect(html, input.kind).toContain(url.replaceAll('&', '&amp;'))
      expect(text, input.kind).toContain(url)
    }
  })

  it('acknowledges a withdrawal with its content, its day and its time in the shop', () => {
    const { html, text } = renderMail({
      kind: 'withdrawal-receipt',
      ...links,
      language: 'fi',
      notice: { ...notice, language: 'fi' },
    })
    for (const part of [html, text])
      for (const fact of [
        'PI26-4KX2-9Q7M',
        'KV26-7F3K-9QTX',
        'Aino Leppävirta',
        'Tumma suklaa 72 %',
        'Kiitos',
        '2. joulukuuta 2026',
        '14.07',
      ])
        expect(part).toContain(fact)
  })

  it('repeats nothing of a statement to another address than the order’s', () => {
    const about = { ...links, notice: { ...notice, stated: null } }
    for (const language of ['fi', 'sv', 'en'] as const) {
      const { subject, html, text } = renderMail({
        kind: 'withdrawal-receipt',
        ...about,
        language,
        notice: { ...about.notice, language },
      })
      expect(subject).toContain('PI26-4KX2-9Q7M')
      for (const part of [html, text]) {
        expect(part).toContain('PI26-4KX2-9Q7M')
        for (const typed of ['KV26', 'Aino', 'posti.example', 'Kiitos', 'suklaa']) expect(part).not.toContain(typed)
      }
    }
  })

  it.each(['withdrawal-receipt', 'withdrawal-decision', 'withdrawal-settled'] as const)(
    'gives no link to what was typed: %s',
    (kind) => {
      const typed = { ...notice, language: 'fi' as const }
      const stated = notice.stated && {
        ...notice.stated,
        name: 'www.evil.example',
        message: 'https://evil.example/now',
      }
      const about = { ...links, language: 'fi' as const, notice: { ...typed, stated }, isAccepted: true, note: '' }
      const { html, text } = renderMail({ kind, ...about })
      for (const part of [html, text]) {
        expect(part).toContain('evil')
        expect(part).not.toMatch(/evil\.example|https:\/\/evil|www\.evil/)
      }
    },
  )

  it.each(['fi', 'sv', 'en'] as const)('says a code inside alone, not in the subject, in %s', (language) => {
    const mail = samples(language).find(({ kind }) => kind === 'order-access-code')
    if (!mail) throw new Error('There is no sample')
    const { subject, text } = renderMail(mail)
    expect(subject).not.toMatch(/\d/)
    expect(text).toContain('471\u00a0802')
  })

  it.each(languages)('has words for every kind of task in %s', (language) => {
    expect(Object.keys(mailTexts[language].ops.whats)).toEqual(expect.arrayContaining([...taskKinds]))
  })
})

it.each(languages)('mails to the shop lead to the office and to no command line, in %s', (language) => {
  const mails = samples(language).filter(({ kind }) => kind.startsWith('ops-'))
  expect(mails).toHaveLength(2)
  for (const { html, text } of mails.map((mail) => renderMail(mail))) {
    expect(html).toContain('href="https://shop.example/office"')
    expect(text).toContain('https://shop.example/office')
    expect(text).not.toMatch(/npm run ops -- (orders|withdrawals)/)
  }
})
