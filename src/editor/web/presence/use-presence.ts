import { useEffect, useState } from 'react'
import type { PresenceAnswer } from '../../contract/presence.ts'
import { fetchDocument, sendPresence } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'

export type Person = PresenceAnswer['people'][number]

const beatMs = 20_000

/**
 * The others on this page. The server hears every twenty seconds, and at once when another block is chosen, where this editor is; what
 * another person has saved meanwhile comes in before the next save.
 */
export function usePresence(): readonly Person[] {
  const { session, selected, language } = useEditor()
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    let isOver = false
    const { id } = session.getState().document
    const isBehind = (version: number): boolean => {
      const { document: item, save } = session.getState()
      return !isOver && save.kind === 'saved' && version > item.version
    }
    const beat = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const heard = await sendPresence(id, language, selected !== null && selected > 0 ? selected : null)
      if (isOver) return
      setPeople(heard.people)
      if (!isBehind(heard.version)) return
      const theirs = await fetchDocument(id, language)
      if (!isBehind(theirs.version)) return
      session.takeTheirs(theirs)
      session.setLanguages(theirs.languages)
    }
    // Who is here is worth no words when it cannot be heard.
    const handle = (): void => void beat().catch(() => undefined)
    const first = setTimeout(handle, 400)
    const timer = setInterval(handle, beatMs)
    return () => {
      isOver = true
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [session, selected, language])
  return people
}
