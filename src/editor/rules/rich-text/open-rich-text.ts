import { htmlOf, isSameMarkup, isText, type Markup, settled } from './markup.ts'
import type { ModelNode } from './model.ts'
import { readStored } from './read-markup.ts'
import { markupOf } from './write-markup.ts'

/** The document of a stored text; null where saving it unchanged would change it, so that it may be edited as source only. */
export function openRichText(html: string, parse: (html: string) => Markup[]): ModelNode | null {
  const parsed = parse(html)
  const shown = settled(parsed)
  if (outline(html) !== outline(htmlOf(parsed))) return null
  if (isEmpty(shown)) return { type: 'doc', content: [{ type: 'paragraph' }] }
  const doc = readStored(shown)
  return doc && isSameMarkup(shown, settled(markupOf(doc))) ? doc : null
}

/** What begins, in its order. A parser that drops or moves what stands in a wrong place changes it. */
const outline = (html: string): string =>
  [...html.matchAll(/<([a-z]\w*)[^>]*>|<[^>]*>|[^<]+/gi)]
    .flatMap(([whole, tag]) => {
      if (tag !== undefined) return tag.toLowerCase() === 'tbody' ? [] : tag.toLowerCase()
      return whole.startsWith('<') || whole.trim() === '' ? [] : '#'
    })
    .join(' ')

const isEmpty = ([only, second]: readonly Markup[]): boolean =>
  only === undefined ||
  (second === undefined &&
    !isText(only) &&
    only.tag === 'p' &&
    only.children.length === 0 &&
    Object.keys(only.attributes).length === 0)
