import { BroadcastChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { drainConsoleFaults, watchConsole } from './console-watch.ts'

// Browsers have it; happy-dom leaves it to Node, whose own globals a test file does not see.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel // the same by name, with other events

// On a busy machine what is awaited comes, but not always within the usual second.
configure({ asyncUtilTimeout: 30_000 })

// A warning of React is a mistake that shows itself later. A test that provokes one on purpose takes it from the watch.
watchConsole()

// The files of a worker share the elements of happy-dom, where nothing scrolls: what one puts on them is gone before the next test.
beforeEach(() => {
  const { HTMLElement } = globalThis as { HTMLElement?: { prototype: { scrollIntoView: () => void } } } // absent in Node alone
  if (HTMLElement) HTMLElement.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  cleanup()
  expect(drainConsoleFaults(), 'unexpected console output').toEqual([])
})
