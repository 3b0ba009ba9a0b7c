import { expect, it } from 'vitest'
import { isStorageAllowed } from './consent-state.ts'

it.each([
  ['', false],
  ['a=1; b=2', false],
  ['cookie-consent=v=3&functional=1&analytics=0&marketing=0&ts=1', false],
  ['a=1; cookie-consent=v=3&functional=0&analytics=1&marketing=0&ts=1', true],
  ['xcookie-consent=analytics=1', false],
])('storage for analytics with the cookies "%s" is allowed: %s', (cookies, allowed) =>
  expect(isStorageAllowed('analytics', cookies)).toBe(allowed),
)
