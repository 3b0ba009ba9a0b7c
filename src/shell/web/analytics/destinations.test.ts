import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allAccepted, allRefused, type ConsentChoices } from '#src/shell/contract/consent.ts'
import { writeConsent } from '../consent-state.ts'
import { createDataLayer } from './data-layer.ts'
import { type AnalyticsDestination, startAnalytics } from './destinations.ts'
import { type AnalyticsEvent, holdEvents, observeEvents, track } from './track.ts'

const event = (form_name: string): AnalyticsEvent => ({ event: 'form_success', form_name })
const only = (name: keyof ConsentChoices): ConsentChoices => ({ ...allRefused, [name]: true })

let stop = () => {}
function start(...destinations: AnalyticsDestination[]) {
  stop = startAnalytics(destinations)
}
function destination(name: string, needs: AnalyticsDestination['needs']) {
  const heard: string[] = []
  const told: (ConsentChoices | null)[] = []
  return {
    name,
    needs,
    heard,
    told,
    receive: (one: AnalyticsEvent) => void heard.push(one.event === 'form_success' ? one.form_name : one.event),
    consentChanged: (choices: ConsentChoices | null) => void told.push(choices),
  }
}

beforeEach(() => {
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
  holdEvents(false)
  holdEvents(true)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  delete window.dataLayer
})

describe('events', () => {
  it('wait for the choice and are delivered in their order when it is yes', () => {
    const statistics = destination('statistics', 'analytics')
    start(statistics)
    track(event('a'))
    track(event('b'))
    expect(statistics.heard).toEqual([])
    writeConsent(only('analytics'), 1)
    expect(statistics.heard).toEqual(['a', 'b'])
    track(event('c'))
    expect(statistics.heard).toEqual(['a', 'b', 'c'])
  })

  it('are dropped when it is no, and do not come back with a later yes', () => {
    const statistics = destination('statistics', 'analytics')
    start(statistics)
    track(event('before'))
    writeConsent(allRefused, 1)
    track(event('after'))
    writeConsent(allAccepted, 2)
    expect(statistics.heard).toEqual([])
    track(event('now'))
    expect(statistics.heard).toEqual(['now'])
  })

  it('are dropped at once in a document that does not ask, and are not sent after a later yes', () => {
    const statistics = destination('statistics', 'analytics')
    stop = startAnalytics([statistics], false)
    track(event('purchase'))
    writeConsent(allAccepted, 1)
    expect(statistics.heard).toEqual([])
    track(event('now'))
    expect(statistics.heard).toEqual(['now'])
  })

  it('end with the withdrawal of the agreement', () => {
    const statistics = destination('statistics', 'analytics')
    writeConsent(allAccepted, 1)
    start(statistics)
    track(event('a'))
    writeConsent(only('marketing'), 2)
    track(event('b'))
    expect(statistics.heard).toEqual(['a'])
  })

  it('reach each destination that is agreed to, with all that waited, and no other', () => {
    const statistics = destination('statistics', 'analytics')
    const more = destination('more statistics', 'analytics')
    const adverts = destination('adverts', 'marketing')
    start(statistics, more, adverts)
    track(event('a'))
    writeConsent(only('analytics'), 1)
    expect([statistics.heard, more.heard, adverts.heard]).toEqual([['a'], ['a'], []])
    writeConsent(allAccepted, 2)
    track(event('b'))
    expect([statistics.heard, more.heard, adverts.heard]).toEqual([['a', 'b'], ['a', 'b'], ['b']])
  })

  it('survive a destination that throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const statistics = destination('statistics', 'analytics')
    const broken: AnalyticsDestination = {
      name: 'broken',
      needs: 'analytics',
      receive: () => {
        throw new Error('not ours')
      },
    }
    writeConsent(allAccepted, 1)
    start(broken, statistics)
    track(event('a'))
    expect(statistics.heard).toEqual(['a'])
  })

  it('carry no secret to anybody', () => {
    const statistics = destination('statistics', 'analytics')
    const seen: AnalyticsEvent[] = []
    writeConsent(allAccepted, 1)
    start({ ...statistics, receive: (one) => void seen.push(one) })
    track(event('https://shop.example/tilausvahvistus?orderId=1&key=signed'))
    expect(JSON.stringify(seen)).not.toContain('signed')
  })

  it('can be watched whatever becomes of them', () => {
    const fates: string[] = []
    start(destination('statistics', 'analytics'))
    track(event('a'))
    const end = observeEvents((_event, fate) => fates.push(fate))
    track(event('b'))
    writeConsent(allAccepted, 1)
    track(event('c'))
    writeConsent(allRefused, 2)
    track(event('d'))
    end()
    expect(fates).toEqual(['held', 'held', 'delivered', 'dropped'])
  })
})

describe('the data layer', () => {
  const commands = () =>
    (window.dataLayer ?? [])
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
  const granted = (signals: unknown) =>
    Object.entries(signals as Record<string, string>)
      .filter(([, signal]) => signal === 'granted')
      .map(([name]) => name)

  it('begins with everything denied, and holds nothing else before the choice', () => {
    start(createDataLayer())
    track(event('a'))
    expect(window.dataLayer).toHaveLength(1)
    const [[command, kind, signals] = []] = commands()
    expect([command, kind]).toEqual(['consent', 'default'])
    expect(granted(signals)).toEqual(['security_storage'])
  })

  it.each<[ConsentChoices, string[]]>([
    [allRefused, ['security_storage']],
    [only('analytics'), ['analytics_storage', 'security_storage']],
    [only('functional'), ['functionality_storage', 'personalization_storage', 'security_storage']],
    [only('marketing'), ['ad_storage', 'ad_user_data', 'ad_personalization', 'security_storage']],
  ])('updates consent mode with %j', (choices, signals) => {
    start(createDataLayer())
    writeConsent(choices, 1)
    const [, [command, kind, told] = []] = commands()
    expect([command, kind]).toEqual(['consent', 'update'])
    expect(granted(told)).toEqual(signals)
  })

  it('gets events after the agreement, each trade event after a cleared one', () => {
    start(createDataLayer())
    track(event('a'))
    track({ event: 'view_cart', ecommerce: { currency: 'EUR', value: 0, items: [] } })
    writeConsent(only('analytics'), 1)
    expect(window.dataLayer?.slice(2)).toEqual([
      event('a'),
      { ecommerce: null },
      { event: 'view_cart', ecommerce: { currency: 'EUR', value: 0, items: [] } },
    ])
  })

  it('keeps what others have put there', () => {
    window.dataLayer = ['theirs']
    start(createDataLayer())
    expect(window.dataLayer[0]).toBe('theirs')
  })
})
