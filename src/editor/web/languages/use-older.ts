import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Language } from '#src/common/locale.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Document } from '../../contract/document.ts'
import { olderWords, type OlderWords } from '../../rules/older-words.ts'
import { checkTranslation, fetchTranslation } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import type { useBothLanguages } from './use-source.ts'

/** The words of this language that are older than the second one’s, and a way to say that they go with them all the same. */
export function useOlder(
  second: Language,
  source: Document | undefined,
  both: ReturnType<typeof useBothLanguages>,
): { older: readonly OlderWords[]; isBusy: boolean; check: (words: readonly OlderWords[]) => Promise<void> } {
  const t = useText()
  const { session, language } = useEditor()
  const { content, document: item } = useSession(session)
  const times = useQuery({
    queryKey: ['translation', item.id, language, second, item.version, source?.version],
    queryFn: () => fetchTranslation(item.id, language, second),
    // Times of another item or language would mark words that they are not of.
    placeholderData: (before, query) =>
      query?.queryKey.slice(1, 4).join() === [item.id, language, second].join() ? before : undefined,
    gcTime: 0,
  })
  const [isBusy, setBusy] = useState(false)
  const { data } = times
  const { fields, name } = content
  const nameInSource = source?.name ?? ''
  const older = useMemo(
    () =>
      both
        ? olderWords(
            { ...both, source: both.own, target: fields, names: { source: nameInSource, target: name } },
            session.types,
            data,
          )
        : [],
    [both, fields, name, nameInSource, session, data],
  )
  async function check(words: readonly OlderWords[]): Promise<void> {
    if (!source) return
    setBusy(true)
    try {
      await session.saveNow()
      // What is not stored cannot be called right.
      if (session.getState().save.kind !== 'saved')
        return void addSnackbar({ text: t('/edit/twin/not-saved'), variant: 'error' })
      const body = { source: second, sourceVersion: source.version, words: words.map(({ word }) => word) }
      await checkTranslation(item.id, language, body)
      addSnackbar({ text: t('/edit/twin/checked', { count: words.length }), variant: 'success' })
    } catch (error) {
      const isNewer = error instanceof ApiError && error.status === 409
      addSnackbar({ text: t(isNewer ? '/edit/twin/check-again' : '/edit/failed'), variant: 'error' })
    } finally {
      await times.refetch()
      setBusy(false)
    }
  }
  return { older, isBusy, check }
}
