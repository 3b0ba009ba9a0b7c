import { type Document, type Element, Window } from 'happy-dom'

/* What a page's visitor sees of prices: without pressing, pointing or opening anything. */

/** A price that is crossed out, or a badge with a percentage. */
export interface Reduction {
  before: string
  /** The price of the 30 days before stands beside it, and is the one that is crossed out. */
  lowest: boolean
}

/** Beside a price: what a card, a buy box, a line or a found product is. */
const mailContext = '.kit-card, .product-buybox, .cart-line, .search-hit, .product-buybar, tr, li'
const words = /30 päivän alin hinta|Lägsta pris (?:på|de senaste) 30 dagar|Lowest price (?:in|of the last) 30 days/
const percentage = /^[−-]\s?\d+\s?%$/

/** The body without what says nothing of prices; each page in a window of its own, which goes with it. */
export function withDocument<T>(html: string, read: (document: Document) => T): T {
  const window = new Window()
  const body = html.slice(Math.max(0, html.indexOf('<body')))
  window.document.body.innerHTML = body.replaceAll(/<(script|picture|svg|style|template|nav|footer)\b.*?<\/\1>/gs, '')
  try {
    return read(window.document)
  } finally {
    void window.happyDOM.close()
  }
}

export function readReductions(document: Document): Reduction[] {
  const struck = [...document.querySelectorAll('s, del, .kit-price--sale, .kit-bigprice--sale')]
  const badges = [...document.querySelectorAll('.kit-tag')].filter((tag) => percentage.test(tag.textContent.trim()))
  return [
    ...struck.map((element) => {
      const said = visibleText(element.closest(mailContext))
      const before = (element.matches('s, del') ? element : element.querySelector('s'))?.lastChild?.textContent ?? ''
      return { before, lowest: words.test(said) && before !== '' && said.split(before).length > 2 }
    }),
    ...badges.map((badge) => ({
      before: badge.textContent,
      lowest: words.test(visibleText(badge.closest('.kit-card') ?? badge.closest('.product__info'))),
    })),
  ]
}

/** Prices without that of a kilogram, litre or piece. Vouchers are worth what they cost: there is nothing to measure. */
export function readBarePrices(document: Document): string[] {
  return [...document.querySelectorAll('.kit-price, .kit-bigprice')]
    .filter((price) => !/\/(?:kg|l|kpl|st|pc)(?![a-z])/.test(price.textContent))
    .filter(
      (price) =>
        !/Lahjakortti|Presentkort|Gift card/.test(
          (price.closest('.kit-card') ?? price.closest('.product, .gift-shop'))?.textContent ?? '',
        ),
    )
    .map((price) => price.textContent)
}

/** Without what is only read out, folded in, or hidden. */
function visibleText(element: Element | null): string {
  if (element === null) return ''
  const copy = element.cloneNode(true)
  for (const unseen of copy.querySelectorAll(
    '.kit-visually-hidden, [hidden], template, details:not([open]) > :not(summary), dialog:not([open])',
  ))
    unseen.remove()
  return copy.textContent
}
