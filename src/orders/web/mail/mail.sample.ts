import type { Language } from '#src/common/locale.ts'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import type { WithdrawalNotice } from '../../contract/withdrawal.ts'
import { sampleOrder } from '../order.sample.ts'

/* Every order mail once, for tests and pictures. */

export const sampleLinks = {
  sender: {
    identity: 'Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki, Y-tunnus 2841907-3',
    links: [{ label: 'Asiakaspalvelu', url: 'https://shop.example/asiakaspalvelu' }],
  },
  siteUrl: 'https://shop.example',
  orderUrl: 'https://shop.example/v?orderId=KV&key=k',
  cartUrl: 'https://shop.example/ostoskori?restore=KV&key=k',
  withdrawalUrl: 'https://shop.example/peruuttaminen?orderId=KV&key=k',
}

export const sampleNotice: Omit<WithdrawalNotice, 'language'> = {
  reference: 'PI26-4KX2-9Q7M',
  receivedAt: '2026-12-02T12:07:00.000Z',
  stated: {
    orderNumber: 'KV26-7F3K-9QTX',
    name: 'Aino Leppävirta',
    email: 'aino@posti.example',
    message: 'Kiitos',
    lines: [{ name: 'Tumma suklaa 72 %', quantity: 2 }],
  },
}

const paper = { issuedOn: '2026-11-25', totalDisplay: '12,10 €' }
const documentUrl = (number: string) => `/api/me/orders/KV26-7F3K-9QTX/receipt.pdf?number=${number}&key=k`

const order = sampleOrder({
  receiptUrl: documentUrl('K2026-000123'),
  papers: [{ ...paper, kind: 'receipt', number: 'K2026-000123', url: documentUrl('K2026-000123') }],
  tracking: [{ shipmentId: 0, carrier: 'Posti', number: 'JJFI654321', url: 'https://posti.example/JJFI654321' }],
})

export const sampleMails = (language: Language, links: typeof sampleLinks = sampleLinks): OrderMailInput[] => {
  const about = { language, order, ...links }
  const notice = { ...sampleNotice, language }
  return [
    { kind: 'order-confirmation', ...about },
    { kind: 'payment-failed', ...about, isReversed: false },
    { kind: 'order-cancelled', ...about, isReversed: true, cause: 'shopper' },
    { kind: 'order-shipped', ...about, parcels: [0] },
    { kind: 'order-partly-shipped', ...about, parcels: [0] },
    { kind: 'pickup-ready', ...about, parcels: [0] },
    {
      kind: 'refund-issued',
      ...about,
      toCard: '7,20 €',
      toGiftCard: '',
      isNotCharged: false,
      notSent: [],
      creditNoteUrl: documentUrl('H2026-000045'),
    },
    { kind: 'order-papers', ...about },
    { kind: 'withdrawal-receipt', ...links, language, notice },
    { kind: 'withdrawal-decision', ...links, language, notice, isAccepted: false, note: 'Paketti oli avattu.' },
    { kind: 'withdrawal-settled', ...links, language, notice },
    { kind: 'order-access-code', ...links, language, orderNumber: order.orderNumber, code: '471802', minutes: 10 },
    {
      kind: 'ops-alert',
      ...links,
      language,
      count: 4,
      items: [
        { about: 'KV26-7F3K-9QTX', what: 'CHARGEBACK', detail: 'KV26-7F3K-9QTX-1' },
        { about: 'PI26-7F3K-9QTX', what: 'withdrawal', detail: 'KV26-7F3K-9QTX', answerBy: '2026-12-08' },
        { about: 'payments.refund', what: 'dead-job', detail: '5f1c' },
        { about: 'konvehti', what: 'news-feed', detail: '2026-11-23 answered 503' },
      ],
    },
    {
      kind: 'ops-digest',
      ...links,
      language,
      day: '2026-11-24',
      parts: [
        { name: 'to-pack', count: 1, rows: ['KV26-7F3K-9QTX  2026-11-23'] },
        { name: 'low-stock', count: 1, rows: ['KV1005-100G  3'] },
      ],
    },
  ]
}
