import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import { changeWishlist } from './wishlist-changes.ts'

/** Products on the list that are no longer in the shop: only their number is known, and the shopper can remove them. */
export function GoneProducts({ codes }: { codes: readonly string[] }) {
  const text = useText()
  const client = useQueryClient()
  if (codes.length === 0) return null
  const forget = async () => {
    for (const code of codes) await changeWishlist({ client, text, code, wanted: false })
  }
  return (
    <p className="wishlist__gone kit-ui">
      {text('/wishlist/not-in-shop', { n: codes.length })}{' '}
      <button type="button" className="kit-txt-btn" onClick={() => void forget()}>
        {text('/wishlist/forget', { n: codes.length })}
      </button>
    </p>
  )
}
