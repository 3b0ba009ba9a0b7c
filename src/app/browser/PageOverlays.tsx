import { SubscriberGate } from '#src/account/web/SubscriberGate.tsx'
import { CartMergeNotice } from '#src/cart/web/CartMergeNotice.tsx'
import { ConsentGate } from '#src/consents/web/ConsentGate.tsx'
import { SitePopupGate } from '#src/content/web/popup/SitePopupGate.tsx'
import { SignInNotice } from '#src/identity/web/SignInNotice.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { isFramed } from '#src/shell/web/page/edited-page.ts'
import { WishlistGate } from '#src/wishlist/web/WishlistGate.tsx'

/** Overlays of all pages; each loads its code when it is needed. None lies over a page that is edited. */
export function PageOverlays() {
  if (isFramed(usePage())) return null
  return (
    <>
      <ConsentGate />
      <SitePopupGate />
      <SignInNotice />
      <CartMergeNotice />
      <WishlistGate />
      <SubscriberGate />
    </>
  )
}
