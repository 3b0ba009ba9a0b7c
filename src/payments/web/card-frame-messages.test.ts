import { describe, expect, it } from 'vitest'
import { cardFrameAddress, readCardFrameMessage } from './card-frame-messages.ts'

describe('the words of the card frame', () => {
  const method = { type: 'scheme', encryptedCard: 'x' }
  const cases: [data: unknown, message: unknown][] = [
    [{ type: 'card-frame:ready' }, { type: 'ready' }],
    [
      { type: 'card-frame:height', height: 312 },
      { type: 'height', height: 312 },
    ],
    [
      { type: 'card-frame:height', height: 99_999 },
      { type: 'height', height: 1200 },
    ],
    [{ type: 'card-frame:height', height: '312' }, null],
    [{ type: 'card-frame:enter' }, { type: 'enter' }],
    [
      { type: 'card-frame:result', requestId: 'r', ok: true, paymentMethod: method },
      { type: 'result', requestId: 'r', answer: { ok: true, paymentMethod: method } },
    ],
    [
      { type: 'card-frame:result', requestId: 'r', ok: true },
      { type: 'result', requestId: 'r', answer: { ok: false, isIncomplete: true } },
    ],
    [
      { type: 'card-frame:result', requestId: 'r', ok: false, errors: [] },
      { type: 'result', requestId: 'r', answer: { ok: false, isIncomplete: true } },
    ],
    [
      { type: 'card-frame:result', requestId: 'r', ok: false, errors: [{ field: 'form', key: 'unavailable' }] },
      { type: 'result', requestId: 'r', answer: { ok: false, isIncomplete: false } },
    ],
    [
      { type: 'card-frame:valid', valid: true },
      { type: 'valid', isValid: true },
    ],
    [
      { type: 'card-frame:valid', valid: 'yes' },
      { type: 'valid', isValid: false },
    ],
    [{ type: 'card-frame:result', ok: true, paymentMethod: method }, null],
    [{ type: 'webpackOk' }, null],
    ['card-frame:ready', null],
    [null, null],
  ]
  it.each(cases)('%j', (data, message) => {
    expect(readCardFrameMessage(data)).toEqual(message)
  })

  it('has an address that says who embeds it, in which language', () => {
    expect(cardFrameAddress('http://127.0.0.1:4100/card-frame', 'http://localhost:3000', 'sv').href).toBe(
      'http://127.0.0.1:4100/card-frame?origin=http%3A%2F%2Flocalhost%3A3000&locale=sv',
    )
  })
})
