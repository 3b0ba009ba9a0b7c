import { describe, expect, it } from 'vitest'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createPreviewTokens } from './preview-token.ts'

describe('a preview token', () => {
  const clock = createTestClock()
  const previews = createPreviewTokens({ keys: testKeyring().previews, clock })

  it('opens its item for seven days', () => {
    const { token } = previews.issue(12)
    expect(previews.read(token)).toBe(12)
    clock.advance(7 * 86_400_000)
    expect(previews.read(token)).toBeNull()
  })

  it.each(['', 'x', '12.9999999999999.AAAA', undefined])('is nothing when it is %s', (token) =>
    expect(previews.read(token)).toBeNull(),
  )

  it('cannot be turned to another item or made with another secret', () => {
    const { token } = previews.issue(12)
    expect(previews.read(token.replace(/^12/, '13'))).toBeNull()
    expect(createPreviewTokens({ keys: testKeyring('t'.repeat(32)).previews, clock }).read(token)).toBeNull()
  })
})
