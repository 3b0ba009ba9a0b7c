import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followInView, onceInView } from './in-view.ts'

const element = document.createElement('div')
let tellChanges: (...changes: boolean[]) => void
let isObserved = false

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tellChanges = (...changes) => tell(changes.map((isIntersecting) => ({ isIntersecting })))
      }
      observe() {
        isObserved = true
      }
      disconnect() {
        isObserved = false
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('an element that is followed', () => {
  test('is told as it is now when a busy browser hands over several changes at once', () => {
    const told: boolean[] = []
    followInView(element, (isInView) => told.push(isInView))
    tellChanges(false, true)
    tellChanges(true, false)
    tellChanges(true)
    expect(told).toEqual([true, false, true])
  })

  test('is not followed after the end, nor where the browser cannot tell', () => {
    const end = followInView(element, () => {})
    expect(isObserved).toBe(true)
    end()
    expect(isObserved).toBe(false)
    vi.stubGlobal('IntersectionObserver', undefined)
    followInView(element, () => expect.unreachable())()
  })
})

describe('an element that is awaited', () => {
  test('acts once, also when it came and left before the browser said so', () => {
    const act = vi.fn()
    onceInView(element, act)
    tellChanges(false)
    expect(act).not.toHaveBeenCalled()
    tellChanges(false, true, false)
    expect(act).toHaveBeenCalledOnce()
    expect(isObserved).toBe(false)
  })

  test('acts at once where the browser cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const act = vi.fn()
    onceInView(element, act)()
    expect(act).toHaveBeenCalledOnce()
  })
})
