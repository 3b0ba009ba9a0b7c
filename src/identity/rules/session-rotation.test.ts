import { describe, expect, it } from 'vitest'
import { endOfSession, isRotationDue, verifySessionSecret } from './session-rotation.ts'

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 24) + minutes * 60_000)
const day = 24 * 60

describe('a session’s secret', () => {
  it.each([
    ['the one in use', { rotatedAt: at(0), shownAt: at(0) }, false, 3 * day, 'good'],
    ['the one before, while the new one was not shown', { rotatedAt: at(0), shownAt: null }, true, 3 * day, 'good'],
    ['the one before, a minute after the new one was shown', { rotatedAt: at(0), shownAt: at(5) }, true, 6, 'good'],
    ['the one before, later', { rotatedAt: at(0), shownAt: at(5) }, true, 6.1, 'stolen'],
  ] as const)('%s is %#', (_what, times, isPrevious, minutes, expected) => {
    expect(verifySessionSecret(times, isPrevious, at(minutes))).toBe(expected)
  })

  it.each([
    ['in use for less than a day', { rotatedAt: at(0), shownAt: at(0) }, false, day, false],
    ['in use for a day', { rotatedAt: at(0), shownAt: at(0) }, false, day + 0.1, true],
    ['lost on its way', { rotatedAt: at(0), shownAt: null }, true, 2, true],
    ['still on its way', { rotatedAt: at(0), shownAt: null }, true, 0.5, false],
    ['shown', { rotatedAt: at(0), shownAt: at(1) }, true, 1.5, false],
  ] as const)('%s is exchanged: %#', (_what, times, isPrevious, minutes, expected) => {
    expect(isRotationDue(times, isPrevious, at(minutes))).toBe(expected)
  })

  it('ends after twelve hours, or thirty days where it is kept', () => {
    expect(endOfSession(at(0), false)).toEqual(at(12 * 60))
    expect(endOfSession(at(0), true)).toEqual(at(30 * day))
  })
})
