import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnyRecord } from '../../contract/records.ts'
import { newsKey } from '../shell/use-news.ts'

export const recordKey = (resource: string, id: string) => ['office', 'record', resource, id] as const

/** Puts what an action answered on the page, and has lists, counts and news asked for again. */
export function useAfter(resource: string) {
  const queries = useQueryClient()
  return useCallback(
    (record?: AnyRecord): void => {
      if (record) queries.setQueryData(recordKey(resource, record.id), record)
      void queries.invalidateQueries({ queryKey: newsKey })
      void queries.invalidateQueries({ queryKey: ['office', 'counts', resource] })
      void queries.invalidateQueries({ queryKey: [resource] })
    },
    [queries, resource],
  )
}
