import { Value } from 'typebox/value'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { Focus } from '#src/content/contract/field-types.ts'
import type { ImageDetails } from '#src/products/server/product-draft.ts'
import { good, type Parsed, wrong } from './cell-type.ts'
import { excerpt } from './fault.ts'
import { json } from './list-cells.ts'
import { badText } from './text-cells.ts'

const most = 100

/** What each picture shows, and the point of it that stays in sight where it is cropped. */
export const imageDetails = json<ImageDetails[]>(
  '[{"altTexts": {"fi": text, "sv": text, "en": text}, "focus": {"x": per cent, "y": per cent}}]; either may be left out',
  [],
  (value) => value.length === 0,
  (value) => {
    if (!Array.isArray(value)) return wrong('details', 'list', { value: excerpt(value) })
    if (value.length > most) return wrong('too-long', 'items-most', { count: value.length, most })
    const found: ImageDetails[] = []
    for (const entry of value as unknown[]) {
      const one = oneImage(entry)
      if (!one.ok) return one
      found.push(one.value)
    }
    return good(found)
  },
)

function oneImage(entry: unknown): Parsed<ImageDetails> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return wrong('details', 'picture-details', { value: excerpt(entry) })
  const { altTexts, focus, ...others } = entry as Record<string, unknown> // checked below
  const [other] = Object.keys(others)
  if (other !== undefined) return wrong('name', 'choice', { value: excerpt(other), choices: 'altTexts, focus' })
  const details: ImageDetails = {}
  if (altTexts !== undefined) {
    const texts = localizedTexts(altTexts)
    if (!texts.ok) return texts
    details.altTexts = texts.value
  }
  if (focus !== undefined) {
    if (!Value.Check(Focus, focus)) return wrong('range', 'focus', { value: excerpt(focus) })
    details.focus = { x: focus.x, y: focus.y }
  }
  return good(details)
}

function localizedTexts(given: unknown): Parsed<Localized> {
  const texts = (typeof given === 'object' ? given : null) as Record<string, unknown> | null
  const found: [Language, string][] = []
  for (const language of languages) {
    const text = texts?.[language]
    if (typeof text !== 'string' || text.trim() === '') return wrong('details', 'alt-text', { language })
    const broken = badText(text, 300, false)
    if (broken !== null) return { ok: false, ...broken }
    found.push([language, text])
  }
  return good(Object.fromEntries(found) as Localized) // one per language
}
