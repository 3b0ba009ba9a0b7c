import { SubscriberGate } from '#src/account/web/SubscriberGate.tsx'
import { CartMergeNotice } from '#src/cart/web/CartMergeNotice.tsx'
import { ConsentGate } from '#src/consents/web/ConsentGate.tsx'
import { SitePopupGate } from '#src/content/web/popup/SitePopupGate.tsx'
import { SignInNotice } from '#src/identity/web/SignInNotice.tsx'
import { WishlistGate } from '#src/wishlist/web/WishlistGate.tsx'

/** Overlays of all pages; each loads its code when it is needed. */
export function PageOverlays() {
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
