import { useQuery } from '@tanstack/react-query'
import type { ReviewState } from '../../contract/review.ts'
import { fetchReview } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'

/** The review of the draft in this language; undefined: there is none. */
export function useReview(): ReviewState | undefined {
  const { session, language } = useEditor()
  const { id, languages } = useSession(session).document
  const hasDraft = languages[language].draft !== null
  const { data } = useQuery({
    queryKey: ['review', id, language],
    queryFn: () => fetchReview(id, language),
    enabled: hasDraft,
    refetchInterval: 30_000,
  })
  return hasDraft && data?.state !== 'none' ? data : undefined
}
