import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consentVersion } from '#src/shell/contract/consent.ts'
import data from './cookie-notice-data.json' with { type: 'json' }

/**
 * The log of choices says the version and nothing of the words: these are what stood under each, for ever. Other words need a
 * higher `consentVersion` and a line of their own here.
 */
const words: Readonly<Record<number, string>> = {
  3: 'a9a9219c347c4ed2',
  4: '09b4aea8579951ce',
  5: '8ec9c3cfee623c75',
  6: '14099499595ba276',
  7: '792fd2359e4d2bcd',
}

it('the cookie notice says under its version what it has said from the first', () => {
  const said = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
  expect(said).toBe(words[consentVersion])
})
