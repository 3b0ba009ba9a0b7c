import { describe, expect, it } from 'vitest'
import { cleanLine, cleanParagraphs } from '../../src/common/clean-text.ts'
import { scrub } from '../../src/common/scrub.ts'
import { markupMax } from '../../src/content/contract/markup-limits.ts'
import { textOfHtml } from '../../src/content/rules/plain-text.ts'
import { losesMarkup, sanitise, sanitiseRichText } from '../../src/content/server/html-sanitiser.ts'
import { labelledCells } from '../../src/content/server/labelled-cells.ts'
import { picturedHtml } from '../../src/content/server/pictured-html.ts'
import { maxVectorBytes } from '../../src/media/contract/media.ts'
import { cleanVector } from '../../src/media/server/vector-sanitiser.ts'
import { describeError } from '../../src/platform/safe-error.ts'
import { softHyphens, softHyphensOfHtml } from '../../src/platform/texts/soft-hyphens.ts'
import { wordsOf } from '../../src/product-search/server/search-document.ts'
import { htmlAsText } from '../../src/products/server/html-text.ts'

/*
 * A text sixteen times as long may take sixteen times as long to read, and not 256 times: what does is a way to stop the web process
 * with one call. Times are compared with each other alone, the shortest of several runs.
 */

/** What is repeated to the length in question. Each has stopped a reader somewhere. */
const pieces = [
  '<b>|<b>x|<p>|<li>|<ul><li>|<x>|<a href="/a">|<table><td>|<p><table>|<b></p>|</b>|<|<a |<b a=1 |<!--|<![CDATA[|<svg>',
  '<svg><desc>|<script>|<textarea>|<noscript>|<iframe>|<img src=x>|<img src="media:1">|<h2 id="a">|<th|<tr|<table|&',
  '&amp;|&#x|&lt;|a|a-|a | |\n| \n|.|a.|@|a@|/|http://|0|0 |"|“|«|\'|%40|token|token |bearer |eyJ|é|\u0301|\u200d|\u00ad',
  '*|[|(|:|=',
].flatMap((line) => line.split('|'))

const article = (text: string): string =>
  picturedHtml(softHyphensOfHtml(labelledCells(sanitiseRichText(text)), 'fi'), new Map())

const empty = { name: '', food: '', category: '', variations: '', short: '', description: '', ingredients: '' }
const searched = (text: string) => {
  const texts = { fi: { ...empty, ingredients: text }, sv: empty, en: empty }
  const numbers = { id: 1, position: 1, digest: 1, grams: [], pieces: [] }
  return wordsOf({ ...numbers, code: 'a', brand: '', variationCodes: [], labels: [], texts }, 'fi')
}

/** The largest that reaches it. */
const readers: readonly [name: string, read: (text: string) => unknown, largest: number][] = [
  ['a product’s text', sanitise, markupMax],
  ['a page’s text as it is delivered', article, markupMax],
  ['markup of an import', losesMarkup, 50_000],
  ['a drawing', (text) => cleanVector(`<svg viewBox="0 0 9 9">${text}</svg>`), maxVectorBytes],
  ['the words of markup', textOfHtml, markupMax],
  ['markup as running text', htmlAsText, 50_000],
  ['a product in the search', searched, 50_000],
  ['a report of a browser', scrub, 20_000],
  ['a failure', (text) => describeError(new Error(text)), 20_000],
  ['a line', cleanLine, 20_000],
  ['a review', cleanParagraphs, 20_000],
  ['a name', (text) => softHyphens(text, 'fi'), 20_000],
]

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
  it.each(readers)('of %s', (_name, read, largest) => {
    expect(pieces.filter((piece) => isSteep(read, piece, largest))).toEqual([])
  })

  it('and a reader that looks from each letter to the end would be found', () => {
    const looksFromEach = (text: string): unknown => text.replaceAll(/«[^]*»/g, '')
    expect(isSteep(looksFromEach, '«', 20_000)).toBe(true)
  })
})
