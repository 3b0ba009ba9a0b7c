/** Soft hyphens and the asterisks round words set in italic: made for eyes, in the way of a search. */
const marks = /[\u00AD*]/g

/** A heading as it is read aloud: no soft hyphens, no emphasis. */
export const plainHeading = (heading: string): string => heading.replaceAll(marks, '').replaceAll(/\s+/g, ' ').trim()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of sanitised HTML. */
export const textOfHtml = (html: string): string =>
  plainHeading(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_whole, name: string) => entities[name] ?? ' '),
  )

/** Addresses, dates and numbers: stored in texts, written for nobody to read. */
const notWords = /^(?:[/#]|[a-z][a-z0-9+.-]*:\S+$|\d{4}-\d{2}-\d{2}T|[\d\s.,:-]*$)/i

interface FieldSchema {
  'x-html'?: boolean
  type?: string
  properties?: Record<string, FieldSchema>
  items?: FieldSchema
  anyOf?: FieldSchema[]
}

/** Everything a visitor reads in stored fields, by their schema: choices among names, links and dates are left out. */
export function wordsOf(schema: FieldSchema, value: unknown): string[] {
  if (typeof value === 'string') {
    if (schema['x-html']) return [textOfHtml(value)]
    // A field with a fixed set of values has no `type: string` of its own.
    return schema.type === 'string' && !notWords.test(value) ? [plainHeading(value)] : []
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.flatMap((entry) => wordsOf(items, entry)) : []
  }
  if (typeof value !== 'object' || value === null) return []
  const properties = schema.properties ?? schema.anyOf?.find((option) => option.properties)?.properties
  if (!properties) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const property = properties[name]
    return property ? wordsOf(property, entry) : []
  })
}
