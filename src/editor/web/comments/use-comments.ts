import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Comment } from '../../contract/review.ts'
import { fetchComments } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'

export interface Comments {
  /** Comments of this language by block, null the page, the oldest first. */
  threads: ReadonlyMap<number | null, readonly Comment[]>
  /** How many are not resolved. */
  open: number
  isError: boolean
  reload: () => Promise<unknown>
}

export function useComments(): Comments {
  const { session, language } = useEditor()
  const { id } = useSession(session).document
  const { data, isError, refetch } = useQuery({
    queryKey: ['comments', id],
    queryFn: () => fetchComments(id),
    refetchInterval: 30_000,
  })
  return useMemo(() => {
    const own = data?.items.filter((one) => one.language === language) ?? []
    const threads = Map.groupBy(own, ({ node }) => node)
    return { threads, open: own.filter(isOpen).length, isError, reload: refetch }
  }, [data, language, isError, refetch])
}

export const isOpen = ({ resolved }: Comment): boolean => resolved === null
