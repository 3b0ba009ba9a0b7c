import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchShared } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'

export const useShared = (language: 'fi' | 'sv' | 'en') =>
  useQuery({ queryKey: ['shared', language], queryFn: () => fetchShared(language), staleTime: 30_000 }).data?.items ??
  []

/** A shared block says on how many pages it stands, and leads to its own form. */
export function SharedNote({ id }: { id: number }) {
  const t = useText()
  const { language, openItem } = useEditor()
  const shared = useShared(language).find((one) => one.id === id)
  return (
    <div className="edit-note">
      <p>
        <b>{shared?.name ?? t('/edit/shared/block')}</b>
      </p>
      <p>{t('/edit/shared/pages', { count: shared?.pages ?? 1 })}</p>
      <button type="button" className="edit-button" onClick={() => openItem(id)}>
        {t('/edit/shared/open')}
      </button>
    </div>
  )
}
