import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSnackbarStore } from './snackbar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ReturnType<typeof createSnackbarStore>) => store.list().map((snackbar) => snackbar.text)

describe('snackbars', () => {
  it('leave after five seconds', () => {
    const store = createSnackbarStore()
    store.show({ text: 'Lisättiin koriin' })
    vi.advanceTimersByTime(4999)
    expect(texts(store)).toEqual(['Lisättiin koriin'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it.each([null, 0])('stay when the timeout is %s', (timeout) => {
    const store = createSnackbarStore()
    store.show({ text: 'Yhteys katkesi', timeout })
    vi.advanceTimersByTime(1_000_000)
    expect(texts(store)).toEqual(['Yhteys katkesi'])
  })

  it('are three at most: the oldest makes room', () => {
    const store = createSnackbarStore()
    for (const text of ['1', '2', '3', '4']) store.show({ text })
    expect(texts(store)).toEqual(['2', '3', '4'])
  })

  it('replace one of the same id and start its time anew', () => {
    const store = createSnackbarStore()
    store.show({ id: 'cart', text: 'yksi' })
    vi.advanceTimersByTime(4000)
    store.show({ id: 'cart', text: 'kaksi' })
    vi.advanceTimersByTime(4000)
    expect(texts(store)).toEqual(['kaksi'])
  })

  it('say the same only once, and as long as if they had come now', () => {
    const store = createSnackbarStore()
    store.show({ text: 'Ei onnistunut', variant: 'error' })
    store.show({ text: 'Ei onnistunut', variant: 'warning' })
    vi.advanceTimersByTime(4000)
    store.show({ text: 'Ei onnistunut', variant: 'error' })
    expect(store.list().map(({ variant }) => variant)).toEqual(['warning', 'error'])
    vi.advanceTimersByTime(4000)
    expect(store.list().map(({ variant }) => variant)).toEqual(['error'])
  })

  it('wait while held and get their full time afterwards', () => {
    const store = createSnackbarStore()
    store.show({ text: 'luetaan' })
    vi.advanceTimersByTime(4000)
    store.hold()
    vi.advanceTimersByTime(60_000)
    store.show({ text: 'toinen' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['luetaan', 'toinen'])
    store.release()
    vi.advanceTimersByTime(5000)
    expect(texts(store)).toEqual([])
  })

  it('tell listeners, and keep their list until something changes', () => {
    const store = createSnackbarStore()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    const id = store.show({ text: 'a', actionText: 'Näytä kori', action: () => undefined })
    expect(store.list()).toBe(store.list())
    expect(store.list()[0]?.action?.text).toBe('Näytä kori')
    store.dismiss(id)
    store.dismiss(id)
    stop()
    store.show({ text: 'b' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
