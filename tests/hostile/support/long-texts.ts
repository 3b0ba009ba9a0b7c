import { cleanLine, cleanParagraphs } from '../../../src/common/clean-text.ts'
import { scrub } from '../../../src/common/scrub.ts'
import { markupMax } from '../../../src/content/contract/markup-limits.ts'
import { losesMarkup, sanitise, sanitiseRichText } from '../../../src/content/server/html-sanitiser.ts'
import { labelledCells } from '../../../src/content/server/labelled-cells.ts'
import { picturedHtml } from '../../../src/content/server/pictured-html.ts'
import { maxVectorBytes } from '../../../src/media/contract/media.ts'
import { cleanVector } from '../../../src/media/server/vector-sanitiser.ts'
import { describeError } from '../../../src/platform/safe-error.ts'
import { softHyphens, softHyphensOfHtml } from '../../../src/platform/texts/soft-hyphens.ts'
import { wordsOf } from '../../../src/product-search/server/search-document.ts'
import { htmlAsText } from '../../../src/common/html-text.ts'

/** What is repeated to the length in question. Each has stopped a reader somewhere. */
export const pieces = [
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

/** Every reader of long texts, with the largest that reaches it. */
export const readers: readonly [name: string, read: (text: string) => unknown, largest: number][] = [
  ['a product’s text', sanitise, markupMax],
  ['a page’s text as it is delivered', article, markupMax],
  ['markup of an import', losesMarkup, 50_000],
  ['a drawing', (text) => cleanVector(`<svg viewBox="0 0 9 9">${text}</svg>`), maxVectorBytes],
  ['markup as running text', htmlAsText, 50_000],
  ['a product in the search', searched, 50_000],
  ['a report of a browser', scrub, 20_000],
  ['a failure', (text) => describeError(new Error(text)), 20_000],
  ['a line', cleanLine, 20_000],
  ['a review', cleanParagraphs, 20_000],
  ['a name', (text) => softHyphens(text, 'fi'), 20_000],
]
