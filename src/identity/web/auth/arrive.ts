import { writeStored } from '#src/shell/web/storage/browser-storage.ts'
import type { SignedInAnswer } from '../../contract/sign-in.ts'
import { loadDocument } from './load-document.ts'

/** Goes on where the sign-in leads. The next page shows what became of the cart. */
export function arrive({ redirectUrl, cartMerge }: SignedInAnswer): void {
  if (cartMerge) writeStored('cart-merge', JSON.stringify(cartMerge))
  loadDocument(redirectUrl, true)
}
