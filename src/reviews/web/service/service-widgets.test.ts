import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allAccepted, allRefused, consentCookie } from '#src/shell/contract/consent.ts'
import type * as ConsentState from '#src/shell/web/consent-state.ts'
import { widgetWaitMs } from '../../contract/limits.ts'
import type * as ServiceWidgets from './service-widgets.ts'

const script = 'http://reviews.test/widget.js'
let writeConsent: typeof ConsentState.writeConsent
let widgets: typeof ServiceWidgets
let init: ReturnType<typeof vi.fn<() => unknown>>
let stop: (() => void) | undefined

/** Asked for so far; the DOM of the tests loads none, and must not say so. */
let scripts: HTMLScriptElement[]
/** The service's script has come and made its global. */
function arrive(): void {
  window.reviewsWidget = { init }
  scripts.at(-1)?.dispatchEvent(new Event('load'))
}
const follow = (): void => {
  stop = widgets.followWidgets(script, () => {})
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  widgets = await import('./service-widgets.ts')
  writeConsent = (await import('#src/shell/web/consent-state.ts')).writeConsent
  init = vi.fn<() => unknown>()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
  writeConsent(allAccepted, 1)
})
afterEach(() => {
  stop?.()
  delete window.reviewsWidget
  vi.restoreAllMocks()
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`
  vi.useRealTimers()
})

describe('the widgets of a reviews service', () => {
  it('are made when its script has come, and again with every change', async () => {
    follow()
    await wait(0)
    expect(scripts).toHaveLength(1)
    arrive()
    await wait(0)
    expect([init.mock.calls.length, widgets.widgetState()]).toEqual([1, 'ready'])
    widgets.refreshWidgets()
    await wait(0)
    widgets.refreshWidgets()
    await wait(0)
    expect(init).toHaveBeenCalledTimes(3)
    expect(scripts).toHaveLength(1)
  })

  it('are made once more for any number of changes during a run', async () => {
    window.reviewsWidget = { init }
    follow()
    for (let change = 0; change < 5; change++) widgets.refreshWidgets()
    await wait(0)
    expect(init).toHaveBeenCalledTimes(2)
  })

  it('are waited for two seconds and no longer', async () => {
    follow()
    await wait(widgetWaitMs - 1)
    expect(widgets.widgetState()).toBe('waiting')
    await wait(1)
    expect(widgets.widgetState()).toBe('missing')
    expect(widgetWaitMs).toBe(2000)
  })

  it('are found by the next change when the script was late', async () => {
    follow()
    await wait(widgetWaitMs)
    arrive()
    widgets.refreshWidgets()
    await wait(0)
    expect([init.mock.calls.length, widgets.widgetState()]).toEqual([1, 'ready'])
  })

  it('never break the page: init throws', async () => {
    init.mockImplementation(() => {
      throw new Error('broken')
    })
    window.reviewsWidget = { init }
    follow()
    await wait(0)
    expect(widgets.widgetState()).toBe('missing')
  })

  it('never break the page: init never ends', async () => {
    init.mockReturnValue(new Promise(() => {}))
    window.reviewsWidget = { init }
    follow()
    await wait(widgetWaitMs)
    expect(widgets.widgetState()).toBe('missing')
    init.mockReturnValue(Promise.resolve())
    widgets.refreshWidgets()
    await wait(0)
    expect(widgets.widgetState()).toBe('ready')
  })

  it('never break the page: the script fails, and is asked for again the next time', async () => {
    follow()
    await wait(0)
    scripts.at(-1)?.dispatchEvent(new Event('error'))
    await wait(0)
    expect([scripts.length, widgets.widgetState()]).toEqual([1, 'missing'])
    widgets.refreshWidgets()
    await wait(0)
    expect(scripts.map(({ src }) => src)).toEqual([script, script])
    arrive()
    await wait(0)
    expect(widgets.widgetState()).toBe('ready')
  })

  it('never break the page: the script makes nothing', async () => {
    follow()
    await wait(0)
    scripts.at(-1)?.dispatchEvent(new Event('load'))
    await wait(0)
    expect(widgets.widgetState()).toBe('missing')
  })

  it('are not asked for before the visitor allows it', async () => {
    writeConsent(allRefused, 1)
    follow()
    await wait(widgetWaitMs)
    expect([scripts.length, widgets.widgetState()]).toEqual([0, 'refused'])
    writeConsent({ ...allRefused, functional: true }, 2)
    await wait(0)
    expect(scripts).toHaveLength(1)
  })

  it('are left alone where no page has a place for them', async () => {
    window.reviewsWidget = { init }
    widgets.refreshWidgets()
    await wait(widgetWaitMs)
    expect(init).not.toHaveBeenCalled()
    follow()
    await wait(0)
    stop?.()
    widgets.refreshWidgets()
    await wait(0)
    expect(init).toHaveBeenCalledTimes(1)
  })
})
