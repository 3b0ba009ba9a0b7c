import type { Block } from '#src/shell/contract/block.ts'
import type { Film, MediaKind } from '#src/media/contract/media.ts'
import type { Image, LinkField } from './field-types.ts'

/*
 * The closed list of field kinds (C-18.8). A block or page type names one for each of its fields, with its label, help and limits;
 * from that come the schema a stored value is checked by, the type a component is given, the editors' form, and what searching,
 * references, links and sanitising do with the value. Plain data: it goes to the editor as JSON, and never to the storefront.
 */

/** In the languages editors work in. */
export interface Words {
  fi: string
  en: string
}

/** The tab of the editors' form that a field stands in; a field that names none stands in `content`. */
export type FieldGroup = 'content' | 'look' | 'audience' | 'seo'

interface Common {
  label: Words
  help?: Words
  /** Must be filled in before it is published; a draft may leave it empty. */
  required?: true
  group?: FieldGroup
  /** The form shows the field only while another field of the same group of values has one of these values. */
  shownWhen?: { field: string; is: readonly (string | boolean)[] }
}

interface Text {
  maxLength?: number
}

export type MediaType = MediaKind

/** The media types of a field that names none. */
export const picturesAndDrawings: readonly MediaType[] = ['picture', 'vector']

type ReferenceKind = 'pageRef' | 'productRef' | 'categoryRef' | 'formRef' | 'feedRef'

export type Field = Common &
  (
    | ({ kind: 'string'; pattern?: string; /** Words between asterisks are set in italic. */ emphasis?: true } & Text)
    | ({ kind: 'text' } & Text)
    | ({ kind: 'richText' } & Text)
    | { kind: 'link' }
    | { kind: 'url' }
    | {
        kind: 'media'
        /** Absent: pictures and drawings. */ accept?: readonly MediaType[]
        /** A drawing comes with its shapes, to stand inside the page. */ inline?: true
      }
    | {
        kind: 'colour'
        roles: readonly string[]
        hex?: true
        /** For text: the field with its background colour; empty: the page’s background. Publishing checks the contrast. */
        textOn?: string
      }
    | { kind: 'number'; min?: number; max?: number; integer?: true }
    | { kind: 'boolean' }
    | {
        kind: 'enum'
        options: Readonly<Record<string, Words>>
        /** What it is while nothing was chosen; absent: the first. */ initial?: string
      }
    | {
        kind: 'dateTime'
        /** The end of something: a day alone is included in it. */ ends?: true
      }
    | { [Kind in ReferenceKind]: { kind: Kind } }[ReferenceKind]
    | { kind: 'visitorGroupRef' }
    | {
        kind: 'group'
        fields: Fields
        /** What is left out stays out, and means what stands above it. */ sparse?: true
      }
    | {
        kind: 'list'
        of: Field
        min?: number
        max?: number
        /** The fields of an entry that tell it from the others in the form, the first one that has words. */ summary?: readonly string[]
      }
    | ({ kind: 'embed' } & Text)
    | {
        kind: 'area'
        /** The types of blocks that the area takes; absent: all. */ allow?: readonly string[]
      }
  )
export type Fields = Readonly<Record<string, Field>>
export type FieldKind = Field['kind']
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>

type Options<Kind extends FieldKind> = Omit<FieldOf<Kind>, 'kind' | 'label' | 'help'> & {
  help?: readonly [fi: string, en: string]
}

const kind =
  <const Kind extends FieldKind>(name: Kind) =>
  <const More extends Options<Kind>>(fi: string, en: string, more?: More) => {
    const { help, ...rest } = more ?? ({} as More) // nothing more is an empty list of options
    const words = { label: { fi, en }, ...(help && { help: { fi: help[0], en: help[1] } }) }
    return { kind: name, ...words, ...rest } as unknown as { kind: Kind; label: Words } & Omit<More, 'help'> // what was put in
  }

/** One function for each kind: Finnish label, English label, and the rest. */
export const field = {
  string: kind('string'),
  text: kind('text'),
  richText: kind('richText'),
  link: kind('link'),
  url: kind('url'),
  media: kind('media'),
  colour: kind('colour'),
  number: kind('number'),
  boolean: kind('boolean'),
  enum: kind('enum'),
  dateTime: kind('dateTime'),
  pageRef: kind('pageRef'),
  productRef: kind('productRef'),
  categoryRef: kind('categoryRef'),
  formRef: kind('formRef'),
  feedRef: kind('feedRef'),
  visitorGroupRef: kind('visitorGroupRef'),
  group: kind('group'),
  list: kind('list'),
  embed: kind('embed'),
  area: kind('area'),
} satisfies { [Kind in FieldKind]: unknown }

type NullUnless<F> = F extends { required: true } ? never : null

/** A field's value as a component is given it: links are paths, media are pictures, areas are blocks. */
export type FieldValue<F> = F extends { kind: 'boolean' }
  ? boolean
  : F extends { kind: 'number' | 'visitorGroupRef' }
    ? number
    : F extends { kind: 'enum'; options: infer Choices }
      ? keyof Choices & string
      : F extends { kind: 'colour'; roles: readonly (infer Role)[] }
        ? (F extends { hex: true } ? Role | `#${string}` : Role) | NullUnless<F>
        : F extends { kind: 'media'; accept: readonly ['video'] }
          ? Film | NullUnless<F>
          : F extends { kind: 'media' }
            ? Image | NullUnless<F>
            : F extends { kind: 'link' }
              ? LinkField | NullUnless<F>
              : F extends { kind: 'group'; fields: infer Inner }
                ? (F extends { sparse: true } ? Partial<FieldValues<Inner>> : FieldValues<Inner>) | NullUnless<F>
                : F extends { kind: 'list'; of: infer Entry }
                  ? FieldValue<Entry>[]
                  : F extends { kind: 'area' }
                    ? Block[]
                    : string
export type FieldValues<Of> = { -readonly [Name in keyof Of]: FieldValue<Of[Name]> }

/** `content:terms`, `content:12#delivery`, `category:karkit`, `product:KV1005`: how stored fields name a page. */
export const pageUri = '(?:content|category|product):[A-Za-z0-9._-]+(?:#[\\w-]+)?'

/** A stored picture: its item in the media library, and its alternative text here where it differs from the library's. */
export interface StoredMedia {
  media: number
  altText?: string
}

/** Returns the empty value of a field. */
export function blankOf(one: Field): unknown {
  switch (one.kind) {
    case 'boolean':
      return false
    case 'number':
    case 'visitorGroupRef':
      return ('min' in one && one.min) || 0
    case 'enum':
      return one.initial ?? Object.keys(one.options)[0]
    case 'colour':
      return one.required ? one.roles[0] : null
    case 'media':
    case 'group':
      return null
    case 'link':
      return one.required ? { label: '', url: '' } : null
    case 'list':
    case 'area':
      return []
    case 'string':
    case 'text':
    case 'richText':
    case 'embed':
    case 'url':
    case 'dateTime':
    case 'pageRef':
    case 'productRef':
    case 'categoryRef':
    case 'formRef':
    case 'feedRef':
      return ''
  }
}

/** All fields with their empty values. */
export const blankFields = (fields: Fields): Record<string, unknown> => mapFields(fields, {}, (_, blank) => blank)

/** A value that is no list and no group. */
export type Leaf = Exclude<Field, { kind: 'group' | 'list' }>

/**
 * Returns the fields with each value that is neither group nor list replaced by the result of `visit`; values that the type does not
 * name are left out. The one walk over stored values: sanitising, links, pictures, words and references each pass a `visit`.
 */
export function mapFields(
  fields: Fields,
  values: unknown,
  visit: (leaf: Leaf, value: unknown) => unknown,
  sparse = false,
): Record<string, unknown> {
  const given = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown> // any object is one
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      sparse && !(name in given) ? [] : [[name, mapField(one, given[name], visit)]],
    ),
  )
}

function mapField(one: Field, value: unknown, visit: (leaf: Leaf, value: unknown) => unknown): unknown {
  if (one.kind === 'list') return Array.isArray(value) ? value.map((entry) => mapField(one.of, entry, visit)) : []
  if (one.kind !== 'group') return visit(one, value ?? blankOf(one))
  return (value === null || value === undefined) && !one.required
    ? null
    : mapFields(one.fields, value, visit, one.sparse)
}

/** Every value that is no group and no list, with its field, in the order of the fields. */
export function leavesOf(fields: Fields, values: unknown): [leaf: Leaf, value: unknown][] {
  const found: [Leaf, unknown][] = []
  mapFields(fields, values, (leaf, value) => {
    found.push([leaf, value])
    return value
  })
  return found
}
