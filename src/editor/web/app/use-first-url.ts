import { useEffect, useRef } from 'react'
import { fetchDocument } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'

/** A page that was opened in a language without words has an address, and is shown, from its first draft on. */
export function useFirstUrl(): void {
  const { session } = useEditor()
  const { document: item } = useSession(session)
  const isAsked = useRef(false)
  const hasFirstDraft =
    item.url === null && item.kind === 'page' && item.source === 'draft' && item.companionOf === null
  useEffect(() => {
    if (!hasFirstDraft || isAsked.current) return
    isAsked.current = true
    fetchDocument(item.id, item.language).then(
      (now) => session.setAddresses(now),
      () => (isAsked.current = false),
    )
  }, [hasFirstDraft, item.id, item.language, item.version, session])
}
