import { describe, expect, it } from 'vitest'
import { isFullTier } from '../support/tier.ts'
import { pieces, readers } from './support/long-texts.ts'

/*
 * A text sixteen times as long may take sixteen times as long to read, and not 256 times: what does is a way to stop the web process
 * with one call. Times are compared with each other alone, the shortest of several runs.
 */

let made = 0
/** Microseconds of processor time for reading it, which other work on the machine does not change; each is another text, because some readers know what they have read. */
function cost(read: (text: string) => unknown, piece: string, length: number): number {
  const text = `${made++} ${piece.repeat(length / piece.length)}`
  // A text that was put together is put in one place when it is first looked into.
  text.includes('\u0001')
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const walk = (text: string): unknown => Array.from(text).filter((letter) => letter === '<')

/** Of a text sixteen times as long: sixteen is what it may be, 256 is what it must not be, and a busy machine is between. */
const [longer, mostGrowth] = [16, 64]
/** What is hardly slower than going through the letters once has no growth that a clock could tell. */
const hardlySlower = 20

/** Whether the time grows with the square of the length. What seems to is measured again. */
function isSteep(read: (text: string) => unknown, piece: string, largest: number): boolean {
  const length = largest - 10
  let [short, long, walked] = [Infinity, Infinity, Infinity]
  for (let run = 0; run < 12; run++) {
    short = Math.min(short, cost(read, piece, length / longer))
    long = Math.min(long, cost(read, piece, length))
    walked = Math.min(walked, cost(walk, piece, length))
    if (long < mostGrowth * short || long < hardlySlower * walked) return false
  }
  return true
}

describe('the time of reading grows with the length alone', () => {
  // What grows with the square does so at a part of the length.
  it.each(readers)('of %s', (_name, read, largest) => {
    const length = isFullTier ? largest : Math.min(largest, 60_000)
    expect(pieces.filter((piece) => isSteep(read, piece, length))).toEqual([])
  })

  it('and a reader that looks from each letter to the end would be found', () => {
    const looksFromEach = (text: string): unknown => text.replaceAll(/«[^]*»/g, '')
    expect(isSteep(looksFromEach, '«', 20_000)).toBe(true)
  })
})
