import { useEffect } from 'react'
import { browserClock } from '#src/shell/web/clock.ts'
import type { LanguageStates } from '../../contract/tree.ts'
import { fetchDocument } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'

const everyMs = 5_000
/** The schedule runs each minute; the reports say what it could not do by then. */
const lateMs = 180_000
const dayMs = 86_400_000

/** When a language goes on the site or off it next, in milliseconds since 1970; null: none does. */
function nextTurn(languages: LanguageStates): number | null {
  const moments = Object.values(languages).flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
  const known = moments.flatMap((moment) => moment ?? []).map((moment) => Date.parse(moment))
  return known.length > 0 ? Math.min(...known) : null
}

/** Shows what the schedule has done as soon as it has: from the moment on the states are read until they are others. */
export function useSchedule(onTree: () => void): void {
  const { session, language } = useEditor()
  const { id, languages } = useSession(session).document
  const turn = nextTurn(languages)
  useEffect(() => {
    const wait = turn === null ? Infinity : turn - browserClock.now()
    if (turn === null || wait > dayMs) return
    let isGone = false
    async function read(): Promise<void> {
      const found = await fetchDocument(id, language).catch(() => null)
      if (isGone) return
      if (found && nextTurn(found.languages) !== turn) {
        session.setLanguages(found.languages)
        session.setAddresses(found)
        onTree()
      } else if (turn !== null && browserClock.now() - turn < lateMs) timer = setTimeout(() => void read(), everyMs)
    }
    let timer = setTimeout(() => void read(), Math.max(wait, 0))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [turn, id, language, session, onTree])
}
