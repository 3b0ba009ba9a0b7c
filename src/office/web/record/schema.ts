import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { wordFor } from './record-words.ts'

/* The JSON schema of a body, as far as forms are made from it. */

export interface BodyField {
  name: string
  kind: 'text' | 'long-text' | 'number' | 'money' | 'yes-no' | 'choice' | 'choices' | 'day'
  isRequired: boolean
  /** It may be null: a change may empty it. */
  isNullable: boolean
  label: string
  hint: string
  maxLength?: number
  options: readonly { value: string; label: string }[]
}

interface Property {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Property[]
  items?: Property
  title?: string
  description?: string
  format?: string
  maxLength?: number
}
interface Schema {
  properties?: Record<string, Property>
  required?: string[]
}

const longFrom = 200

/** A field may be null as well as of its kind; null is an empty field. */
function kindIn(property: Property): Property {
  const others = property.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return others.length === 1 && property.anyOf?.length !== 1 ? { ...property, ...others[0] } : property
}

function valuesOf({ enum: listed, anyOf }: Property): string[] | null {
  if (listed) return listed.map(String)
  const all = anyOf?.map((one) => one.const)
  return all && all.length > 0 && all.every((value) => typeof value === 'string') ? all : null
}

function kindOf(name: string, property: Property): BodyField['kind'] | null {
  if (valuesOf(property)) return 'choice'
  switch (property.type) {
    case 'string':
      if (property.format === 'date') return 'day'
      return (property.maxLength ?? 0) >= longFrom && !/email$/i.test(name) ? 'long-text' : 'text'
    case 'boolean':
      return 'yes-no'
    case 'integer':
    case 'number':
      return name.endsWith('Cents') ? 'money' : 'number'
    case 'array':
      return property.items && valuesOf(property.items) ? 'choices' : null
    case undefined:
    default:
      return null
  }
}

/**
 * The fields of a form for a body. What a form cannot ask, such as lists of lines, is left out: another page asks it.
 * Words come from the schema, then from the resource's field of that name, then from the office's own texts.
 */
export function fieldsOf(schema: unknown, t: TextFunction, resource?: ResourceDescription): BodyField[] {
  const { properties = {}, required = [] } = (schema ?? {}) as Schema // a JSON schema of an object, made by the server
  return Object.entries(properties).flatMap(([name, given]) => {
    const property = kindIn(given)
    const kind = kindOf(name, property)
    if ((name === 'version' && property.type === 'integer') || kind === null) return []
    const field = resource?.fields.find((one) => one.name === name)
    const titles = new Map((property.anyOf ?? property.items?.anyOf)?.map((one) => [one.const, one.title]))
    const values = valuesOf(property) ?? (property.items && valuesOf(property.items)) ?? []
    return [
      {
        name,
        kind,
        isRequired: required.includes(name) && kind !== 'yes-no',
        isNullable: given.anyOf?.some(({ type }) => type === 'null') === true,
        label: property.title ?? field?.label ?? wordFor(t, name, resource?.name),
        hint: property.description ?? '',
        ...(property.maxLength !== undefined && { maxLength: property.maxLength }),
        options: values.map((value) => ({
          value,
          label:
            titles.get(value) ??
            field?.options?.find((option) => option.value === value)?.label ??
            t(`/desk/option/${value}`),
        })),
      },
    ]
  })
}
