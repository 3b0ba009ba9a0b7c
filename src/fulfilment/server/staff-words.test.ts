import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import {
  nothingPackedDetail,
  reversalReasons,
  stockShortDetail,
  unansweredDetail,
  unprintableNameDetail,
} from '#src/orders/rules/kept-details.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { taskDetail } from './task-detail.presenter.ts'
import { presentTimeline } from './timeline.presenter.ts'

const words = (language: (typeof languages)[number]) => ({ language, text: shopTexts.lookup })

describe('what the books keep for staff', () => {
  it.each([
    [
      'stock-short',
      stockShortDetail({ code: 'BAR', onHand: 1, promised: 3, orders: ['KV26-7F3K-9QTX', 'KV26-7F3K-9QTY'], more: 2 }),
      'BAR',
      'KV26-7F3K-9QTY',
      '2',
    ],
    ['stock-split', 'BAR, MUG: what it holds is not what its goods take today; the hold decides', 'BAR, MUG'],
    ['refunded-pieces', 'pieces that were refunded are no longer in their parcels: see what is left to send'],
    ['authorisation-ends', nothingPackedDetail('2026-11-25'), '2026'],
    ['capture-unanswered', unansweredDetail('requested', '2026-11-25 12:00'), '2026-11-25 12:00'],
    ['refund-unanswered', unansweredDetail('accepted', '2026-11-25 12:00'), '2026-11-25 12:00'],
    ['unprintable-name', unprintableNameDetail],
  ])('is said of the task %s in the reader’s language, with all its values', (kind, detail, ...values) => {
    const said = languages.map((language) => taskDetail(kind, detail, words(language)))
    expect(new Set(said).size).toBe(3)
    expect(said).not.toContain(detail)
    for (const one of said) {
      expect(one).not.toMatch(/[{}]|office\//)
      for (const value of values) expect(one).toContain(value)
    }
  })

  it('quotes the payment provider where it speaks', () => {
    expect(taskDetail('CAPTURE_FAILED', 'KV26 8835: Insufficient balance', words('fi'))).toBe(
      'KV26 8835: Insufficient balance',
    )
  })

  it.each([
    ['order-released', 'engraving', 'Kaiverruksen teksti tarkistettava'],
    ['payment-reversed', reversalReasons.cancelled, 'Tilaus oli peruttu'],
    ['payment-reversed', reversalReasons['other-way'], 'Maksutapa vaihdettiin'],
    ['payment-reversed', reversalReasons['paid-already'], 'Tilaus oli jo maksettu'],
    ['order-cancelled', 'refunded', ''],
    ['parcel-shipped', 'parcel 0', 'Lähetys 1'],
  ])('is said of the event %s without a code: %s', (key, detail, said) => {
    const event = { key, detail, at: new Date('2026-11-25T10:00:00Z'), actor: 'system' }
    const [shown] = presentTimeline({ events: [event] as never, audit: [] }, words('fi'))
    expect(shown?.detail).toBe(said)
  })
})
