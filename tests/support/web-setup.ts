import { cleanup } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { takeConsoleFaults, watchConsole } from './console-watch.ts'

// A warning of React is a mistake that shows itself later. A test that provokes one on purpose takes it from the watch.
watchConsole()

afterEach(() => {
  cleanup()
  expect(takeConsoleFaults(), 'unexpected console output').toEqual([])
})
