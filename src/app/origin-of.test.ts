import { expect, it } from 'vitest'
import { pagePolicy } from '#src/platform/http/security-headers.ts'
import { originOf } from './origin-of.ts'

it('lets forms go to the origin of an outside service, and to none for a path or nothing', () => {
  const formsOf = (url: string) => /form-action ([^;]*)/.exec(pagePolicy([], [], originOf(url)))?.[1]
  expect(formsOf('https://publish.example/Subscription/Subscribe')).toBe("'self' https://publish.example")
  expect(formsOf('')).toBe("'self'")
  expect(formsOf('/subscriptions/receive')).toBe("'self'")
})
