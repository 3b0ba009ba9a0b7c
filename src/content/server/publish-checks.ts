import { business, type Refusal } from '#src/common/errors.ts'
import { kindOfMedia } from '#src/media/contract/media.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { StoredArea } from '../contract/area.ts'
import { isRef } from '../contract/area.ts'
import { type Fields, picturesAndDrawings, type StoredMedia } from '../contract/fields.ts'
import { contrastOf } from '../rules/colour-contrast.ts'
import { type ColourRole, themeColours } from '../rules/theme-colours.ts'
import { treeLeaves } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'

/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5

type Stored = Readonly<Record<string, unknown>>
type Theme = keyof typeof themeColours

/** Returns the reason why a version with valid fields cannot be published; null: none. */
export async function publishFault(
  db: Executor,
  types: ContentTypes,
  fields: Fields,
  stored: Stored,
): Promise<Refusal | null> {
  const faint = [...faintTexts(types, fields, stored, themeOf(stored['layoutTheme'], ''))]
  if (faint.length > 0) return business(...faint)
  return (await hasWrongMedia(db, types, fields, stored)) ? business({ key: 'content/wrong-media' }) : null
}

/** Yields the editor's text colours that are unreadable on their background, each with its contrast (C-21). */
function* faintTexts(types: ContentTypes, fields: Fields, values: Stored, theme: Theme): Generator<Faint> {
  for (const [name, one] of Object.entries(fields)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    if (one.kind === 'colour' && one.textOn !== undefined) {
      const ground = (one.textOn === '' ? null : values[one.textOn]) ?? 'surface'
      const figure = contrastOf(hexOf(value, theme), hexOf(ground, theme))
      if (figure < leastContrast) yield faint(one.label.fi, value, figure)
    } else if (one.kind === 'group') yield* faintTexts(types, one.fields, value as Stored, theme)
    else if (one.kind === 'list' && one.of.kind === 'group')
      for (const entry of value as Stored[]) yield* faintTexts(types, one.of.fields, entry, theme)
    else if (one.kind === 'area')
      for (const entry of value as StoredArea)
        if (!isRef(entry))
          yield* faintTexts(types, types[entry.type]?.fields ?? {}, entry.fields, themeOf(entry.fields['theme'], theme))
  }
}

type Faint = ReturnType<typeof faint>

/** Rounded down: 4.49 is not 4.5. */
const faint = (field: string, colour: unknown, figure: number) => ({
  key: 'content/contrast-too-low',
  params: {
    field,
    colour: String(colour),
    figure: (Math.floor(figure * 10) / 10).toFixed(1),
    least: String(leastContrast),
  },
})

const themeOf = (value: unknown, around: Theme): Theme => (value === 'willja' || value === 'froosh' ? value : around)

const hexOf = (colour: unknown, theme: Theme): string =>
  typeof colour === 'string' && colour.startsWith('#') ? colour : themeColours[theme][colour as ColourRole] // of the field’s own roles

/** A film where a picture belongs, or an item that is gone. */
async function hasWrongMedia(db: Executor, types: ContentTypes, fields: Fields, stored: Stored): Promise<boolean> {
  const used = treeLeaves(types, fields, stored).flatMap(([leaf, value]) =>
    leaf.kind === 'media' && value !== null
      ? [{ id: (value as StoredMedia).media, accept: leaf.accept ?? picturesAndDrawings }]
      : [],
  )
  const found = await findMedia(
    db,
    used.map(({ id }) => id),
    'fi',
  )
  return used.some(({ id, accept }) => {
    const media = found.get(id)
    return media === undefined || !accept.includes(kindOfMedia(media))
  })
}
