/** A message that comes over a page after some scrolling (C-3.6). */
export interface SitePopup {
  /** Remembered in `closed-popups` when the visitor is done with it. */
  id: string
  /** `modal` is a dialog; `corner` stands in a corner and takes no focus. */
  variant: 'modal' | 'corner'
  /** Words between asterisks are set in italic. */
  heading: string
  /** Clean HTML. */
  body: string
  image: { url: string; altText: string } | null
  ctaLabel: string
  /** Empty: no button. */
  ctaUrl: string
  closeLabel: string
  showAfterScrollPx: number
  /** ISO 8601; empty: no beginning, no end. */
  from: string
  to: string
  /** Groups that see the popup; empty: everyone. */
  visitorGroups: number[]
  /** How often the same visitor may see it again after closing it. */
  frequency: 'once' | 'session' | 'days'
  /** For the frequency `days`: the number of days until the visitor may see it again. */
  days: number
}

/** A popup as the server stores it. */
export interface PlacedPopup extends SitePopup {
  /** Site paths it belongs on; empty: every page that may have one. */
  pages: string[]
}
