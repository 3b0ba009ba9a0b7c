import type { LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orLoadDocument, reloadOnceOnChunkError } from './chunk-error.ts'

let reload: ReturnType<typeof vi.spyOn>
let assign: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  sessionStorage.clear()
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

describe('code that is gone', () => {
  /** Answers whether the fault was taken care of: if not, it is thrown. */
  const lose = (): boolean => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  const deploy = (build: string) => {
    document.head.innerHTML = ''
    const entry = document.createElement('script')
    entry.type = 'module'
    entry.setAttribute('src', `https://shop.example/dist/${build}.js`)
    document.head.append(entry)
  }
  let isNavigating = false
  reloadOnceOnChunkError(() => isNavigating)

  it('reloads the document once for each build', () => {
    deploy('one')
    expect(lose()).toBe(true)
    expect(lose()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
    deploy('two')
    expect(lose()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('is no reason to reload without a network', () => {
    deploy('offline')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(lose()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    onLine.mockRestore()
  })

  it('is left to a navigation that is under way', () => {
    deploy('three')
    isNavigating = true
    expect(lose()).toBe(false)
    isNavigating = false
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a navigation whose code is gone', () => {
  const fault = new Error('Failed to fetch dynamically imported module')
  const stay = new Response(null, { status: 302 })
  const load = (url: string, signal = new AbortController().signal) =>
    orLoadDocument(
      () => Promise.reject(fault),
      () => stay,
    )({ request: new Request(new URL(url, window.location.href), { signal }) } as LoaderFunctionArgs) // all that is read

  it('becomes a load of its document', async () => {
    void load('/tarina?x=1')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/tarina?x=1'), 30_000)
  })

  it('stays where it is without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await load('/tarina')).toBe(stay)
    expect(assign).not.toHaveBeenCalled()
  })

  it('fails where it is when it leads nowhere else, or is not wanted any more', async () => {
    await expect(load(window.location.pathname + window.location.search)).rejects.toBe(fault)
    await expect(load('/tarina', AbortSignal.abort())).rejects.toBe(fault)
    expect(assign).not.toHaveBeenCalled()
  })
})
