import { useQuery } from '@tanstack/react-query'
import type { Field, FieldOf } from '#src/content/contract/fields.ts'
import { fetchLinks } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { useGroups } from './GroupChoice.tsx'

/** The beginning of a uri that a stored reference leaves out. */
const leads: Partial<Record<Field['kind'], string>> = { pageRef: '', productRef: 'product:', categoryRef: 'category:' }

/** Returns a function that names an entry which is a reference, or is distinguished by one; empty: it is none, or not known. */
export function useEntryNames({ of, summary = [] }: FieldOf<'list'>, entries: readonly unknown[]) {
  const { language } = useEditor()
  const groups = useGroups()
  const named = of.kind === 'group' ? summary.find((name) => (of.fields[name]?.kind ?? '') in leads) : undefined
  const lead = leads[of.kind === 'group' ? (of.fields[named ?? '']?.kind ?? 'group') : of.kind]
  const uriOf = (entry: unknown): string => {
    const stored = named === undefined ? entry : (entry as Record<string, unknown> | null)?.[named]
    return lead === undefined || typeof stored !== 'string' || stored === '' ? '' : lead + stored
  }
  const uris = [...new Set(entries.map(uriOf).filter((uri) => uri !== ''))]
  const { data } = useQuery({
    queryKey: ['links', language, uris],
    queryFn: () => fetchLinks({ language, uris: uris.join(',') }),
    enabled: uris.length > 0,
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  return (entry: unknown): string => {
    if (of.kind === 'visitorGroupRef') return groups.find(({ id }) => id === entry)?.name ?? ''
    const uri = uriOf(entry)
    return uri === '' ? '' : (data?.items.find((one) => one.uri === uri)?.name ?? '')
  }
}
