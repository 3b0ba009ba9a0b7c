import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { Icon } from '#src/kit/Icon.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { WishlistButtonProps } from '#src/products/web/cart-slots.ts'
import { useIsWished } from './wishlist-store.ts'
import './wishlist-button.css'

/** The heart button: in the corner of a card's tile, or with its label next to the product. */
export function WishlistButton({ code, name, look }: WishlistButtonProps) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { navigation } = usePage()
  const isWished = useIsWished(code)
  const handleClick = () => {
    void import('./wishlist-changes.ts').then(({ changeWishlist }) =>
      changeWishlist({
        client,
        text,
        code,
        wanted: !isWished,
        said: text(isWished ? '/wishlist/removed' : '/wishlist/added', { name }),
        ...(!isWished && {
          offer: { text: text('/wishlist/show'), run: () => void navigate(navigation.wishlistPageUrl) },
        }),
      }),
    )
  }
  const word = isWished ? 'remove' : 'add'
  return (
    <button
      type="button"
      className={clsx('wishlist-heart', `wishlist-heart--${look}`, look === 'words' && 'kit-hover-line')}
      {...(look === 'corner' && { 'aria-label': text(`/wishlist/${word}-named`, { name }) })}
      onClick={handleClick}
    >
      <Icon name={isWished ? 'heart-full' : 'heart'} />
      {look === 'words' && text(`/wishlist/${word}`)}
    </button>
  )
}
