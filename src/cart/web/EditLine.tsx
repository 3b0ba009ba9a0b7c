import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** Link back to the editor of a tablet or gift card; nothing for other goods, without a page, and while the cart is locked. */
export function EditLine({ line, lockedBy }: { line: CartLineItem; lockedBy: string | undefined }) {
  const text = useText()
  const isMade = line.isCustomTablet || line.giftCard !== null
  if (!isMade || line.productUrl === '' || lockedBy !== undefined) return null
  const kind = line.isCustomTablet ? 'tablet' : 'gift-card'
  const join = line.productUrl.includes('?') ? '&' : '?'
  return (
    <SiteLink
      className="kit-txt-btn"
      to={`${line.productUrl}${join}edit=${line.id}`}
      aria-label={text(`/cart/${kind}/edit-named`, { name: line.displayName })}
    >
      {text(`/cart/${kind}/edit`)}
    </SiteLink>
  )
}
