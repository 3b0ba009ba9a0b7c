import { describe, expect, it } from 'vitest'
import type { SoldCard } from '../contract/sold-card.ts'
import { movementsOf } from './movements.ts'
import { cardFaults, lastSendDay, normaliseCard, sendsString } from './sold-card.ts'
import { sendTime } from './send-time.ts'

const today = '2026-11-24'
const card = (more: Partial<SoldCard> = {}): SoldCard => ({
  isForSelf: false,
  recipientName: 'Eeva',
  recipientEmail: 'eeva@posti.example',
  senderName: 'Aino',
  message: '',
  sendOn: '',
  ...more,
})

describe('a gift card that is bought', () => {
  it('takes a day from today to a year on', () => {
    expect(lastSendDay(today)).toBe('2027-11-24')
    for (const sendOn of ['', today, '2027-11-24', '2026-12-24'])
      expect(cardFaults(card({ sendOn }), today)).toEqual({})
    expect(
      ['2026-11-23', '2027-11-25', '24.12.2026', '2026-13-01', '2027-02-29', '0000-01-01'].map(
        (sendOn) => cardFaults(card({ sendOn }), today).sendOn,
      ),
    ).toEqual(
      ['day-past', 'day-late', 'day-invalid', 'day-invalid', 'day-invalid', 'day-invalid'].map(
        (key) => `gift-card/form/${key}`,
      ),
    )
  })

  it('needs a name for somebody else only', () => {
    expect(cardFaults(card({ recipientName: '' }), today)).toEqual({ recipientName: 'gift-card/form/name-required' })
    expect(cardFaults(card({ recipientName: '', isForSelf: true }), today)).toEqual({})
  })

  it('is kept without what hides in it', () => {
    const typed = card({ recipientName: ' Ee\u202eva\n', message: ' Hei \r\n\r\n\r\n\r\nEeva \u200b', isForSelf: true })
    expect(normaliseCard(typed)).toMatchObject({ recipientName: 'Eeva', message: 'Hei\n\nEeva', senderName: '' })
  })

  it.each([
    ['fi', 'to\u00a024.12. kello 8', 'la\u00a02.1.2027 kello 8'],
    ['sv', 'tors\u00a024\u00a0dec. kl. 8', 'lör\u00a02\u00a0jan.\u00a02027 kl. 8'],
    ['en', 'Thu\u00a024\u00a0Dec at 8 am', 'Sat\u00a02\u00a0Jan\u00a02027 at 8 am'],
  ] as const)('says its day in %s, with the year where it is another', (language, near, far) => {
    expect(sendsString('2026-12-24', language, today).replaceAll(', ', '\u00a0')).toBe(near)
    expect(sendsString('2027-01-02', language, today).replaceAll(', ', '\u00a0')).toBe(far)
    expect(sendsString('', language, today)).toBe('')
  })

  it('leaves at eight in shop time, in winter and in summer, or at once where that is past', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    expect(sendTime('2026-12-24', now).toISOString()).toBe('2026-12-24T06:00:00.000Z')
    expect(sendTime('2027-06-24', now).toISOString()).toBe('2027-06-24T05:00:00.000Z')
    expect([sendTime('', now), sendTime(today, now)]).toEqual([now, now])
  })
})

it('a card’s owner is told what was paid and what came back, not what was held for nothing', () => {
  const at = new Date(0)
  const entry = (
    kind: 'issue' | 'hold' | 'capture' | 'release' | 'refund',
    amountCents: number,
    orderId: string | null,
  ) => ({
    kind,
    amountCents,
    orderId,
    at,
  })
  const told = movementsOf([
    entry('issue', 5_000, null),
    entry('hold', -1_000, 'a'),
    entry('release', 1_000, 'a'),
    entry('hold', -2_000, 'b'),
    entry('capture', 0, 'b'),
    entry('refund', 500, 'b'),
    entry('hold', -700, 'c'),
  ])
  expect(told.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['used', -2_000],
    ['returned', 500],
    ['held', -700],
  ])
})
