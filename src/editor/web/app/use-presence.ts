import { useEffect, useState } from 'react'
import { beatSeconds, type Person } from '../../contract/presence.ts'
import { fetchDocument, tellPresence } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'

/** Tells the others where this editor is, and hears where they are; a newer version comes in before the next save asks for it. */
export function usePresence(): readonly Person[] {
  const { session, selected, language } = useEditor()
  const [people, setPeople] = useState<readonly Person[]>([])
  const { id } = session.getState().document
  const node = selected !== null && selected > 0 ? selected : null
  useEffect(() => {
    let isOver = false
    const beat = async (): Promise<void> => {
      const answer = await tellPresence(id, language, node).catch(() => null)
      if (!answer || isOver) return
      setPeople(answer.people)
      const { document: item, save } = session.getState()
      if (answer.version <= item.version || save.kind !== 'saved') return
      const newer = await fetchDocument(id, language).catch(() => null)
      const { document: now, save: state } = session.getState()
      if (newer && !isOver && newer.version > now.version && state.kind === 'saved') {
        session.takeTheirs(newer)
        session.setLanguages(newer.languages)
      }
    }
    void beat()
    const timer = setInterval(() => void beat(), beatSeconds * 1_000)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [session, id, language, node])
  return people
}
