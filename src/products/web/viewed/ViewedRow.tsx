import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ProductRow } from '../cards/ProductRow.tsx'
import { fetchCards } from './shelf-api.ts'

/** The row itself; products that are gone since are left out. */
export function ViewedRow({ codes }: { codes: readonly string[] }) {
  const language = useLanguage()
  const text = useText()
  const { data = [] } = useQuery({
    queryKey: ['cards', language, codes.join()],
    queryFn: ({ signal }) => fetchCards(language, codes, signal),
    retry: false,
  })
  const list = useMemo(() => ({ id: 'recently-viewed', name: 'Recently viewed' }), [])
  return <ProductRow heading={text('/catalogue/viewed/heading')} cards={data} list={list} />
}
