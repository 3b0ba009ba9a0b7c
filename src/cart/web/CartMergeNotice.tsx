import { useEffect } from 'react'
import { readStoredJson, removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Shows once, on the first page after a sign-in, what it made of the carts (C-4.2). */
export function CartMergeNotice() {
  const text = useText()
  useEffect(() => {
    const merge = readStoredJson('cart-merge')
    removeStored('cart-merge')
    if (merge === null) return
    void import('./merge-notice.ts').then(
      ({ showMergeNotice }) => showMergeNotice(merge, text),
      () => undefined, // the cart itself shows what is in it
    )
  }, [text])
  return null
}
