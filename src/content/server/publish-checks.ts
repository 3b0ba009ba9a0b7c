import { business, type Problem, type Refusal } from '#src/common/errors.ts'
import { kindOfMedia } from '#src/media/contract/media.ts'
import { findMedia } from '#src/media/server/media.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { StoredArea } from '../contract/area.ts'
import { isRef } from '../contract/area.ts'
import { type Fields, type Leaf, picturesAndDrawings, type StoredMedia } from '../contract/fields.ts'
import { contrastOf } from '../rules/colour-contrast.ts'
import { type ColourRole, themeColours } from '../rules/theme-colours.ts'
import type { ContentTypes } from './content-types.ts'

/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5

type Stored = Readonly<Record<string, unknown>>
type Theme = keyof typeof themeColours

/** A value of a version or of a block in it. */
interface Placed {
  leaf: Leaf
  value: unknown
  /** The values it stands among. */
  beside: Stored
  theme: Theme
  /** `topContentArea.0.slides.2.title`, as messages of fields have it. */
  at: string
}

/**
 * Returns the reason why a version with valid fields cannot be published; null: none. `details.at` of each problem is the field it is
 * about.
 */
export async function publishFault(
  db: Executor,
  types: ContentTypes,
  fields: Fields,
  stored: Stored,
): Promise<Refusal | null> {
  const all = [...placedLeaves(types, fields, stored, themeOf(stored['layoutTheme'], ''), '')]
  const problems = [...all.flatMap(faintness).map(tooFaint), ...(await wrongMedia(db, all))]
  return problems.length > 0 ? business(...problems) : null
}

/** Every value that is given, with its place, blocks included. */
function* placedLeaves(
  types: ContentTypes,
  fields: Fields,
  values: Stored,
  theme: Theme,
  prefix: string,
): Generator<Placed> {
  for (const [name, one] of Object.entries(fields)) {
    const value = values[name]
    const at = prefix + name
    if (value === null || value === undefined) continue
    if (one.kind === 'group') yield* placedLeaves(types, one.fields, value as Stored, theme, `${at}.`)
    else if (one.kind === 'list') {
      for (const [index, entry] of (value as unknown[]).entries()) {
        const { of } = one
        if (of.kind === 'group') yield* placedLeaves(types, of.fields, entry as Stored, theme, `${at}.${index}.`)
        else if (of.kind !== 'list' && entry !== null)
          yield { leaf: of, value: entry, beside: values, theme, at: `${at}.${index}` }
      }
    } else if (one.kind === 'area') {
      for (const [index, entry] of (value as StoredArea).entries())
        if (!isRef(entry)) {
          const inner = themeOf(entry.fields['theme'], theme)
          yield* placedLeaves(types, types[entry.type]?.fields ?? {}, entry.fields, inner, `${at}.${index}.`)
        }
    } else yield { leaf: one, value, beside: values, theme, at }
  }
}

/** A text colour that is unreadable on its background. */
interface Faint {
  colour: string
  /** The contrast, rounded down: 4.49 is not 4.5. */
  figure: string
  at: string
}

/** The text colours of a version that editors chose and that are unreadable on the background chosen with them (C-21). */
export const faintColours = (types: ContentTypes, fields: Fields, stored: Stored): Faint[] =>
  [...placedLeaves(types, fields, stored, themeOf(stored['layoutTheme'], ''), '')].flatMap(faintness)

function faintness({ leaf, value, beside, theme, at }: Placed): Faint[] {
  if (leaf.kind !== 'colour' || leaf.textOn === undefined) return []
  const ground = (leaf.textOn === '' ? null : beside[leaf.textOn]) ?? 'surface'
  const contrast = contrastOf(hexOf(value, theme), hexOf(ground, theme))
  if (contrast >= leastContrast) return []
  const figure = (Math.floor(contrast * 10) / 10).toFixed(1)
  return [{ colour: String(value), figure, at }]
}

function tooFaint({ colour, figure, at }: Faint): Problem {
  // A message names a colour of the palette by a word without hyphens.
  const name = colour.replaceAll('-', '')
  const params = { colour, name, figure, least: String(leastContrast) }
  return { key: 'content/contrast-too-low', params, details: { at } }
}

const themeOf = (value: unknown, around: Theme): Theme => (value === 'willja' || value === 'froosh' ? value : around)

const hexOf = (colour: unknown, theme: Theme): string =>
  typeof colour === 'string' && colour.startsWith('#') ? colour : themeColours[theme][colour as ColourRole] // of the field’s own roles

/** A film where a picture belongs, or an item that is gone. */
async function wrongMedia(db: Executor, all: readonly Placed[]): Promise<Problem[]> {
  const used = all.flatMap(({ leaf, value, at }) =>
    leaf.kind === 'media' ? [{ id: (value as StoredMedia).media, accept: leaf.accept ?? picturesAndDrawings, at }] : [],
  )
  const found = await findMedia(
    db,
    used.map(({ id }) => id),
    'fi',
  )
  return used.flatMap(({ id, accept, at }) => {
    const media = found.get(id)
    const isFit = media !== undefined && accept.includes(kindOfMedia(media))
    return isFit ? [] : [{ key: 'content/wrong-media', details: { at } }]
  })
}
