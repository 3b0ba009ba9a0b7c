import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** Back to the designer with this line; nothing for other goods, for a tablet that has no page, and while nothing can be changed. */
export function EditTablet({ line, lockedBy }: { line: CartLineItem; lockedBy: string | undefined }) {
  const text = useText()
  if (!line.isCustomTablet || line.productUrl === '' || lockedBy !== undefined) return null
  const join = line.productUrl.includes('?') ? '&' : '?'
  return (
    <SiteLink
      className="kit-txt-btn"
      to={`${line.productUrl}${join}edit=${line.id}`}
      aria-label={text('/cart/tablet/edit-named', { name: line.displayName })}
    >
      {text('/cart/tablet/edit')}
    </SiteLink>
  )
}
