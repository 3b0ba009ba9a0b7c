import type { TSchema } from 'typebox'
import { anchorOf } from '#src/common/anchor.ts'
import { sanitise } from './html-sanitiser.ts'

/** `content:terms`, `content:12#delivery`, `category:karkit`, `product:KV1005`: how stored fields name a page. */
const linkUri = /^(content|category|product):[A-Za-z0-9-]+(#[\w-]+)?$/
const hrefUri = /href="((?:content|category|product):[A-Za-z0-9-]+(?:#[\w-]+)?)"/g

/** Every page a stored value points at. */
export function collectUris(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (linkUri.test(value)) found.add(withoutHash(value))
    else for (const match of value.matchAll(hrefUri)) if (match[1]) found.add(withoutHash(match[1]))
  } else if (Array.isArray(value)) {
    for (const entry of value) collectUris(entry, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) collectUris(entry, found)
  }
  return found
}

/** The value with every link replaced by its site path; a link that leads nowhere becomes the empty string. */
export function replaceUris(value: unknown, pathOf: (uri: string) => string | null): unknown {
  if (typeof value === 'string') {
    if (linkUri.test(value)) return target(value, pathOf)
    if (!value.includes('href="')) return value
    return value.replaceAll(hrefUri, (_whole, uri: string) => {
      const path = target(uri, pathOf)
      return path === '' ? '' : `href="${path}"`
    })
  }
  if (Array.isArray(value)) return value.map((entry) => replaceUris(entry, pathOf))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceUris(entry, pathOf)]))
  }
  return value
}

function target(uri: string, pathOf: (uri: string) => string | null): string {
  const path = pathOf(withoutHash(uri))
  if (path === null) return ''
  const hash = uri.indexOf('#')
  return hash < 0 ? path : `${path}#${anchorOf(uri.slice(hash + 1))}`
}

const withoutHash = (uri: string): string => uri.split('#')[0] ?? uri

/** Sanitises the fields their schema marks as HTML; leaves every other text as it is. */
export function sanitiseFields(schema: TSchema, value: unknown): unknown {
  const node = schema as {
    'x-html'?: boolean
    properties?: Record<string, TSchema>
    items?: TSchema
    anyOf?: TSchema[]
  } // JSON Schema as TypeBox makes it
  if (typeof value === 'string') return node['x-html'] ? sanitise(value) : value
  if (Array.isArray(value))
    return node.items ? value.map((entry) => sanitiseFields(node.items as TSchema, entry)) : value // checked on the left
  if (typeof value === 'object' && value !== null) {
    const properties =
      node.properties ??
      node.anyOf?.find((option) => 'properties' in option && option['properties'])?.['properties' as never]
    if (!properties) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const child = (properties as Record<string, TSchema>)[key] // JSON Schema: properties is a map
        return [key, child ? sanitiseFields(child, entry) : entry]
      }),
    )
  }
  return value
}
