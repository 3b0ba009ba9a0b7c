import { describe, expect, it } from 'vitest'
import type { PlacedPopup } from '../contract/site-popup.ts'
import { isDue, isOn, popupOf } from './popups.ts'

const popup = (more: Partial<PlacedPopup> = {}): PlacedPopup => ({
  id: 'calendar',
  variant: 'corner',
  heading: 'Luukku',
  body: '<p>24</p>',
  image: null,
  ctaLabel: '',
  ctaUrl: '',
  closeLabel: 'Sulje',
  showAfterScrollPx: 200,
  from: '',
  to: '',
  visitorGroups: [],
  frequency: 'once',
  days: 0,
  pages: [],
  ...more,
})
const now = new Date('2026-11-21T12:00:00Z')
const page = { url: '/tarina', now, visitorGroups: [] as number[] }

describe('the popup of a page', () => {
  it.each<[string, PlacedPopup[], Partial<typeof page>, string | null]>([
    ['is none where there is none', [], {}, null],
    ['is one for every page', [popup()], {}, 'calendar'],
    ['is one for this page', [popup({ pages: ['/sv/', '/tarina'] })], {}, 'calendar'],
    ['is none for another page', [popup({ pages: ['/'] })], {}, null],
    ['is never over', [popup({ to: '2026-11-21T12:00:00Z' })], {}, null],
    ['may still be to come', [popup({ from: '2026-12-01T00:00:00Z' })], {}, 'calendar'],
    [
      'is the one that is on before the one to come',
      [popup({ id: 'later', from: '2026-12-01T00:00:00Z' }), popup({ id: 'now' })],
      {},
      'now',
    ],
    ['is at most one: the first', [popup({ id: 'a' }), popup({ id: 'b' })], {}, 'a'],
    ['is not for groups nobody is known to be in', [popup({ visitorGroups: [7] })], {}, null],
    ['is for its groups', [popup({ visitorGroups: [7] })], { visitorGroups: [3, 7] }, 'calendar'],
  ])('%s', (_rule, popups, more, id) => expect(popupOf(popups, { ...page, ...more })?.id ?? null).toBe(id))

  it('goes out without the list of its pages', () => {
    expect(popupOf([popup({ pages: ['/tarina'] })], page)).not.toHaveProperty('pages')
  })
})

it.each([
  ['2026-11-21T12:00:00Z', '', true],
  ['2026-11-21T12:00:01Z', '', false],
  ['', '2026-11-21T12:00:01Z', true],
  ['', '2026-11-21T12:00:00Z', false],
  ['', '', true],
])('from "%s" to "%s" is on at noon: %s', (from, to, on) => expect(isOn(popup({ from, to }), now.getTime())).toBe(on))

const day = 86_400_000
describe('a popup the visitor was done with', () => {
  const closed = { ever: ['calendar'], inThisSession: ['calendar'], at: { calendar: now.getTime() - 7 * day } }
  const none = { ever: [], inThisSession: [], at: {} }
  it.each<[Partial<PlacedPopup>, Parameters<typeof isDue>[1], boolean]>([
    [{ frequency: 'once' }, none, true],
    [{ frequency: 'once' }, closed, false],
    [{ frequency: 'once' }, { ...closed, ever: ['another'] }, true],
    [{ frequency: 'session' }, closed, false],
    [{ frequency: 'session' }, { ...closed, inThisSession: [] }, true],
    [{ frequency: 'days', days: 7 }, closed, true],
    [{ frequency: 'days', days: 8 }, closed, false],
    [{ frequency: 'days', days: 8 }, none, true],
  ])('%j with %j may come again: %s', (more, known, due) => expect(isDue(popup(more), known, now.getTime())).toBe(due))
})
