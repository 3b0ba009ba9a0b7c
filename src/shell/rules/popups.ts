import type { PlacedPopup, SitePopup } from '../contract/site-popup.ts'

interface PageAsked {
  /** Site path with its language prefix. */
  url: string
  now: Date
  /** The visitor's groups as far as they are known; empty in responses that all visitors share. */
  visitorGroups: readonly number[]
}

/** Returns the one popup of a page: the first that is running, else the first that will run. Null: none. */
export function popupOf(popups: readonly PlacedPopup[], page: PageAsked): SitePopup | null {
  const mine = popups.filter(
    (popup) =>
      (popup.pages.length === 0 || popup.pages.includes(page.url)) &&
      (popup.visitorGroups.length === 0 || popup.visitorGroups.some((group) => page.visitorGroups.includes(group))) &&
      !isOver(popup, page.now.getTime()),
  )
  const chosen = mine.find((popup) => isOn(popup, page.now.getTime())) ?? mine[0]
  if (!chosen) return null
  const { pages: _, ...popup } = chosen
  return popup
}

const isOver = ({ to }: SitePopup, now: number): boolean => to !== '' && Date.parse(to) <= now

/** Whether the popup is running. `now`: milliseconds since 1970. */
export const isOn = (popup: SitePopup, now: number): boolean =>
  (popup.from === '' || Date.parse(popup.from) <= now) && !isOver(popup, now)

/** The closed popups that the browser remembers. */
export interface ClosedPopups {
  ever: readonly string[]
  inThisSession: readonly string[]
  /** When each popup was closed, by its id, in milliseconds since 1970. */
  at: Readonly<Record<string, number>>
}

const dayMs = 86_400_000

/** Whether the visitor may see it again, or for the first time. */
export function isDue(popup: SitePopup, closed: ClosedPopups, now: number): boolean {
  switch (popup.frequency) {
    case 'once':
      return !closed.ever.includes(popup.id)
    case 'session':
      return !closed.inThisSession.includes(popup.id)
    case 'days': {
      const at = closed.at[popup.id]
      return at === undefined || now - at >= popup.days * dayMs
    }
  }
}
