import { expect, type Page } from '@playwright/test'

/**
 * Words of two elements stand apart: seen, by room or a line of their own between them, and heard, by a space or the edge of a
 * box, without which "Ostoskori" and "3 tuotetta" are read as one word.
 */
export async function expectTextApart(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    /** Two words of one line with less room between them look like one. */
    const least = 2
    const isWord = (letter: string | undefined): boolean => /[\p{L}\p{N}]/u.test(letter ?? '')
    const range = document.createRange()
    const parentOf = (text: Text): HTMLElement => text.parentElement ?? document.body

    const isHeard = (text: Text): boolean => parentOf(text).closest('[aria-hidden="true"]') === null
    function isSeen(text: Text): boolean {
      if (parentOf(text).closest('.kit-visually-hidden')) return false
      range.selectNodeContents(text)
      const { width, height } = range.getBoundingClientRect()
      return width > least && height > least
    }
    /** A word whose part is marked is one word; all others end where their element does. */
    function isOneWord(one: Text, other: Text): boolean {
      const unmarked = [one, other].map((text) => parentOf(text).closest('mark')?.parentElement ?? parentOf(text))
      return unmarked[0] === unmarked[1]
    }
    function isHeardApart(one: Text, other: Text): boolean {
      range.setStart(one, one.length)
      range.setEnd(other, 0)
      if (/\s/.test(range.toString()) || range.cloneContents().querySelector('br, svg, img')) return true
      const common = range.commonAncestorContainer
      for (const text of [one, other])
        for (let at = parentOf(text); at !== common && at !== document.body; at = at.parentElement ?? document.body)
          if (!['inline', 'contents'].includes(getComputedStyle(at).display)) return true
      return false
    }
    function edgeOf(text: Text, atEnd: boolean): DOMRect {
      const at = atEnd ? text.data.trimEnd().length - 1 : text.data.search(/\S/)
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    function isSeenApart(one: Text, other: Text): boolean {
      const [end, start] = [edgeOf(one, true), edgeOf(other, false)]
      const shared = Math.min(end.bottom, start.bottom) - Math.max(end.top, start.top)
      return (
        shared < Math.min(end.height, start.height) / 2 || start.left - end.right >= least || start.right <= end.left
      )
    }

    // What is open over the page is all there is to read.
    const walker = document.createTreeWalker(
      [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text // as asked for
      const isShown = parentOf(text).checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (text.data.trim() !== '' && isShown) texts.push(text)
    }
    const faultsOf = (among: readonly Text[], isApart: (one: Text, other: Text) => boolean, fault: string): string[] =>
      among.flatMap((text, index) => {
        const last = among[index - 1]
        if (!last || isOneWord(last, text)) return []
        if (!isWord(last.data.trimEnd().at(-1)) || !isWord(text.data.trimStart()[0])) return []
        return isApart(last, text) ? [] : `“${last.data.trim()}” and “${text.data.trim()}” ${fault}`
      })
    const isSpaced = (one: Text, other: Text): boolean => /\s$/.test(one.data) || /^\s/.test(other.data)
    return [
      ...faultsOf(
        texts.filter(isHeard),
        (one, other) => isSpaced(one, other) || isHeardApart(one, other),
        'are read as one',
      ),
      ...faultsOf(texts.filter(isSeen), isSeenApart, 'touch'),
    ]
  })
  expect(faults).toEqual([])
}
