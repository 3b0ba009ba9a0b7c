import { languages } from '#src/common/locale.ts'
import type { ListPanel, ListPanelBody, PanelText } from '#src/listing/contract/merchandising.ts'
import type { FieldColour } from '#src/products/contract/codes.ts'

/** What a person writes of a panel, by the names under which faults come: `link`, `words.sv.title`. Empty: nothing. */
export type PanelParts = Readonly<Record<string, string>>

export const textNames = ['title', 'body', 'linkLabel'] as const

export function partsOf(panel: ListPanel | null): PanelParts {
  const words = languages.flatMap((language) =>
    textNames.map((name) => [`words.${language}.${name}`, panel?.words[language]?.[name] ?? ''] as const),
  )
  const { field = 'sand', picture = '', link = '', from = '', to = '' } = panel ?? {}
  return { ...Object.fromEntries(words), field, picture, link: link ?? '', from: from ?? '', to: to ?? '' }
}

/** A language without any text is left out. */
export function bodyOf(parts: PanelParts): ListPanelBody {
  const partOf = (name: string): string => parts[name] ?? ''
  const words = languages.flatMap((language) => {
    const texts = Object.fromEntries(textNames.map((name) => [name, partOf(`words.${language}.${name}`)]))
    const isEmpty = Object.values(texts).every((text) => text.trim() === '')
    return isEmpty && language !== 'fi' ? [] : [[language, texts as PanelText] as const] // all its names
  })
  return {
    field: partOf('field') as FieldColour, // of the options
    picture: partOf('picture'),
    link: partOf('link'),
    words: Object.fromEntries(words) as ListPanelBody['words'], // Finnish stays
    from: partOf('from') || null,
    to: partOf('to') || null,
  }
}

/** What this person changed, laid over what another one saved. */
export const laidOverParts = (before: PanelParts, mine: PanelParts, theirs: PanelParts): PanelParts =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [name, mine[name] === before[name] ? value : (mine[name] ?? value)]),
  )

/** Names of the parts that both changed, each otherwise. */
export const clashingParts = (before: PanelParts, mine: PanelParts, theirs: PanelParts): string[] =>
  Object.keys(mine).filter(
    (name) => mine[name] !== before[name] && theirs[name] !== before[name] && theirs[name] !== mine[name],
  )
