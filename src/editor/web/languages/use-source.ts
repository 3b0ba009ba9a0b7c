import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Language } from '#src/common/locale.ts'
import { align, blockPairs, lackOf } from '../../rules/languages.ts'
import { fetchDocument } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { usePageNames } from '../links/use-page-names.ts'

/** The item in the second language, with the names of pages instead of their addresses there. It is fetched again now and then, since other people write it, or this editor just did. */
export function useSource(second: Language) {
  const { session, type } = useEditor()
  const { document: item } = useSession(session)
  const named = usePageNames()
  return useQuery({
    queryKey: ['second-language', item.id, second],
    queryFn: async () => {
      const found = await fetchDocument(item.id, second)
      return { ...found, fields: await named(type.fields, found.fields) }
    },
    refetchInterval: 20_000,
    gcTime: 0,
  })
}

/** The source with the target's ids, and what each of both has and lacks; a moment behind what is typed. */
export function useBothLanguages(source: Awaited<ReturnType<typeof fetchDocument>> | undefined) {
  const { session } = useEditor()
  const { fields } = useDeferredValue(useSession(session).content)
  return useMemo(() => {
    if (!source) return null
    const { fields: own, renamed } = align(source.fields, fields, session.types)
    return {
      own,
      /** The id that a block has in the source. */
      idInSource: (id: number): number => [...renamed].find(([, is]) => is === id)?.[0] ?? id,
      blocks: blockPairs(own, fields, session.types),
      lacks: lackOf(own, fields, session.types),
      sourceLacks: lackOf(fields, own, session.types),
    }
  }, [source, fields, session])
}
