import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Fields } from '#src/content/contract/fields.ts'
import type { Stored } from '../../contract/common.ts'
import type { Resolved } from '../../contract/tree.ts'
import { fieldsOfTypes } from '../../rules/moves.ts'
import { resolvePath } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'

const keptMs = 60_000

/**
 * Makes links of what is copied, or of an example, lead to the same pages in every language: an address of a page becomes its name.
 * What leads to no page, or cannot be looked up now, stays as it is.
 */
export function usePageNames(): (fields: Fields, stored: Stored) => Promise<Stored> {
  const find = useNaming()
  return useCallback(async (fields, stored) => (await find(fields, stored))?.(stored) ?? stored, [find])
}

/** Finds the names for the addresses in `stored`, as a function that puts them into it or into what was made of it. Null: there are none. */
export function useNaming(): (fields: Fields, stored: Stored) => Promise<((stored: Stored) => Stored) | null> {
  const queries = useQueryClient()
  const { schema } = useEditor()
  return useCallback(
    async (fields, stored) => {
      const rules = await import('../../rules/own-addresses.ts').catch(() => null)
      if (!rules) return null
      const { ownAddresses, withPageNames } = rules
      const fieldsOfType = fieldsOfTypes(schema)
      const addresses = ownAddresses(fields, stored, fieldsOfType)
      if (addresses.length === 0) return null
      const find = (path: string): Promise<Resolved | null> =>
        queries
          .fetchQuery({ queryKey: ['resolve', path], queryFn: () => resolvePath(path), staleTime: keptMs })
          .catch(() => null)
      const named = await Promise.all(
        addresses.map(async (address) => {
          const [path = '', anchor] = address.split('#')
          const found = await find(path)
          const name = found && nameOf(found)
          return [address, name ? [name, anchor].filter(Boolean).join('#') : address] as const
        }),
      )
      const names = new Map(named)
      return (now) => withPageNames(fields, now, fieldsOfType, (address) => names.get(address) ?? address)
    },
    [queries, schema],
  )
}

/** How stored links name the page; null: it has no name. */
function nameOf({ id, companionOf }: Resolved): string | null {
  if (companionOf !== null) return companionOf === 'products' ? 'category:all' : companionOf
  return id === null ? null : `content:${id}`
}
