import { expect, it } from 'vitest'
import { queues } from './queues.ts'

it('queues keep their names: under another one jobs that wait, and those of a version that is being replaced, would be lost', () => {
  expect(queues.map(({ name }) => name)).toEqual([
    'mail',
    'retention',
    'orders.mail',
    'orders.access',
    'orders.withdrawal-mail',
    'orders.alerts',
    'orders.digest',
    'products.restock',
    'reviews.invitations',
    'checkout.payment-event',
    'checkout.payment-reversal',
    'payments.capture',
    'payments.refund',
    'payments.cancel',
    'payments.sweep',
    'payments.unanswered',
    'payments.parcels',
    'office.export',
    'gift-cards.delivery',
    'gift-cards.due',
    'delivery.tariffs',
    'identity.mail-proof',
    'staff.invitation',
    'staff.news',
    'privacy.export',
    'privacy.erasing',
    'privacy.erasure-log',
    'catalogue.import',
    'catalogue.import-check',
    'content.schedule',
    'news.sync',
    'news.mail',
  ])
})
