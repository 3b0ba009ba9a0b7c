import { lazy, Suspense } from 'react'
import { SubscriberGate } from '#src/account/web/SubscriberGate.tsx'
import { CartMergeNotice } from '#src/cart/web/CartMergeNotice.tsx'
import { ConsentGate } from '#src/consents/web/ConsentGate.tsx'
import { SitePopupGate } from '#src/content/web/popup/SitePopupGate.tsx'
import { SignInNotice } from '#src/identity/web/SignInNotice.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { WishlistGate } from '#src/wishlist/web/WishlistGate.tsx'

// Loaded only where drafts are shown, or were to be.
const PreviewBanner = lazy(async () => ({
  default: (await import('#src/shell/web/page/PreviewBanner.tsx')).PreviewBanner,
}))

/** Overlays of all pages; each loads its code when it is needed. */
export function PageOverlays() {
  const { preview, hasPreviewEnded, isEdited } = usePage()
  // The page editor says itself what is shown in its frame.
  const isPreview = useIsHydrated() && (preview || hasPreviewEnded) && !(isEdited && window.parent !== window)
  return (
    <>
      {isPreview && (
        <Suspense fallback={null}>
          <PreviewBanner />
        </Suspense>
      )}
      <ConsentGate />
      <SitePopupGate />
      <SignInNotice />
      <CartMergeNotice />
      <WishlistGate />
      <SubscriberGate />
    </>
  )
}
