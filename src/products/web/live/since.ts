import { browserClock } from '#src/shell/web/clock.ts'

/**
 * For values that came inside a page: documents and page models are cached, for ten minutes by the server and for an hour by
 * the browser, and carry no time of their making. The browser asks for live values at once.
 */
export const unknownAge = 0

const answeredAt = new WeakMap<object, number>()

/** Lists that the browser asks for are checked by the server before each answer, so they are as old as their answer. */
export function rememberAnswer<List extends object>(list: List): List {
  answeredAt.set(list, browserClock.now())
  return list
}

/** When the server sent the prices and stock of a list, in milliseconds since 1970. */
export const sinceOf = (list: object): number => answeredAt.get(list) ?? unknownAge
