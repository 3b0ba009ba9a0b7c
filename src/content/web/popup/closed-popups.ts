import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import { isDue, isOn } from '#src/shell/rules/popups.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { readStoredJson, readStoredList, writeStored } from '#src/shell/web/storage/browser-storage.ts'

/** The most popups stored: older ones are no longer shown. */
const maxStored = 50

/** Whether the popup is running and may be shown to the visitor again. */
export function isPopupDue(popup: SitePopup): boolean {
  const now = browserClock.now()
  const closed = {
    ever: readStoredList('closed-popups'),
    inThisSession: readStoredList('closed-popups-session'),
    at: closingTimes(),
  }
  return isOn(popup, now) && isDue(popup, closed, now)
}

/** Remembers a popup that the visitor closed or followed. */
export function rememberClosed({ id }: SitePopup): void {
  for (const key of ['closed-popups', 'closed-popups-session'] as const) {
    const others = readStoredList(key).filter((known) => known !== id)
    writeStored(key, JSON.stringify([...others, id].slice(-maxStored)))
  }
  const times = Object.entries({ ...closingTimes(), [id]: browserClock.now() }).slice(-maxStored)
  writeStored('closed-popups-at', JSON.stringify(Object.fromEntries(times)))
}

function closingTimes(): Record<string, number> {
  const stored = readStoredJson('closed-popups-at')
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
