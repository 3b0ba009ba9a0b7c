import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { callWithCartToken, putCart, refetchCart } from '#src/cart/web/cart-cache.ts'
import { trackCartChange } from '#src/cart/web/cart-events.ts'
import { openMiniCart } from '#src/cart/web/mini-cart-state.ts'
import { showCartError } from '#src/cart/web/cart-messages.ts'
import { displayMoney } from '#src/common/money.ts'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { productLink } from '#src/products/contract/card.ts'
import { ProductName } from '#src/products/web/cards/ProductName.tsx'
import { unknownAge } from '#src/products/web/live/since.ts'
import { useLiveCards } from '#src/products/web/live/use-live-cards.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RecipeCartAnswer } from '../../contract/recipe-cart.ts'
import { packsFor } from '../../rules/shopping-list.ts'
import { addRecipeToCart } from '../recipes-api.ts'
import type { ShownRecipe } from '../shown-recipe.ts'

interface RecipeProductsProps {
  page: PageModel<ShownRecipe>
  factor: number
  portions: number
}

/** Products of the recipe that we sell: as many packs as the portions need, added to the cart with one press. */
export function RecipeProducts({ page, factor, portions }: RecipeProductsProps) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [short, setShort] = useState<RecipeCartAnswer['short']>([])
  const cards = useLiveCards(
    useMemo(() => page.products.map(({ card }) => card), [page.products]),
    unknownAge,
  )
  if (page.products.length === 0) return null
  const rows = page.products.map(({ grams, packGrams, card }, index) => {
    const live = cards[index] ?? card
    const packs = packsFor(grams, factor, packGrams)
    return { card: live, packs, cents: Math.round((live.discountedPrice ?? 0) * 100) * packs }
  })
  const total = rows.reduce((sum, { cents }) => sum + cents, 0)
  const count = rows.reduce((sum, { packs }) => sum + packs, 0)
  const isThere = rows.some(({ card }) => card.isBuyable && card.inStock)

  async function addAll(): Promise<void> {
    setAdding(true)
    try {
      const answer = await callWithCartToken(client, language, (caller) =>
        addRecipeToCart(caller, { contentId: page.contentLink.id, portions }),
      )
      await putCart(client, language, answer.cart)
      setShort(answer.short)
      for (const { code, quantity } of answer.added) {
        const line = answer.cart.allLineItems.find((item) => item.code === code)
        if (line) trackCartChange('cart add', answer.cart, { line, quantity })
      }
      const added = answer.added.reduce((sum, { quantity }) => sum + quantity, 0)
      if (added === 0) return
      addSnackbar({
        variant: answer.short.length > 0 ? 'warning' : 'success',
        text: text(answer.short.length > 0 ? '/recipes/cart/added-some' : '/recipes/cart/added', { count: added }),
        actionText: text('/cart/view'),
        action: openMiniCart,
      })
    } catch (error) {
      showCartError(error, text)
      void refetchCart(client)
    } finally {
      setAdding(false)
    }
  }

  return (
    <section className="recipe-kit">
      <div className="recipe-kit__say">
        <hr className="kit-rule" />
        <h2 className="kit-d2">
          <Emphasised text={text('/recipes/products')} />
        </h2>
        {page.productsIntro !== '' && <p>{page.productsIntro}</p>}
        <div className="recipe-kit__buy">
          <Button
            busy={isAdding}
            busyText={text('/cart/adding')}
            disabledReason={isThere ? undefined : text('/recipes/cart/none-left')}
            onClick={() => void addAll()}
          >
            {text('/recipes/cart/add')}
          </Button>
          <p className="kit-ui kit-num">
            <b>{displayMoney(total, language)}</b>, {text('/recipes/cart/packs', { count })}
          </p>
        </div>
        <output className="recipe-kit__short">
          {short.length > 0 && (
            <>
              <p>{text('/recipes/cart/short')}</p>
              <ul>
                {short.map(({ code, name, wanted, added }) => (
                  <li key={code}>{text('/recipes/cart/short-line', { name, wanted, added })}</li>
                ))}
              </ul>
            </>
          )}
        </output>
      </div>
      <ul className="recipe-kit__row">
        {rows.map(({ card, packs, cents }) => (
          <li key={card.code}>
            <SiteLink to={productLink(card.url, card.firstVariationCode)}>
              <Picture
                image={{ url: card.imageUrl, altText: '' }}
                preset="square"
                sizes="(min-width: 1024px) 22vw, 33vw"
              />
              <span>
                <span className="kit-name">
                  <ProductName name={card.displayName} />
                </span>
                <small className="kit-num">
                  {text('/recipes/cart/line', { count: packs, price: displayMoney(cents, language) })}
                </small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
