import { ConsentGate } from '#src/consents/web/ConsentGate.tsx'
import { SitePopupGate } from '#src/content/web/popup/SitePopupGate.tsx'

/** What may come over any page; each brings its code when it is needed. */
export function PageOverlays() {
  return (
    <>
      <ConsentGate />
      <SitePopupGate />
    </>
  )
}
