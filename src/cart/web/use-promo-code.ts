import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { saveCoupon } from './cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from './cart-cache.ts'
import { errorNotices } from './error-notices.ts'

export interface PromoCodeControl {
  apply: (code: string) => void
  remove: () => void
  isBusy: boolean
  /** Why the last code was refused; shown at the field as well as in the snackbar. */
  refusal: string | undefined
}

/** Applies a code to the cart, or removes it, and reports each outcome (specification 3, section 8). */
export function usePromoCode(cartId: string): PromoCodeControl {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const failedText = (code: string) =>
    text(code === '' ? '/cart/promo-code-remove-failed' : '/cart/promo-code-apply-failed')
  const {
    mutate,
    isPending,
    error,
    variables = '',
  } = useMutation({
    mutationFn: (code: string) => callWithCartToken(client, language, (caller) => saveCoupon(caller, cartId, code)),
    async onSuccess(cart, code) {
      await putCart(client, language, cart)
      const [applied = code] = cart.couponCodes
      const asleep = cart.problems.find(({ key }) => key === 'coupon/saves-nothing')
      if (asleep) addSnackbar({ variant: 'warning', text: asleep.value })
      else
        addSnackbar({
          variant: 'success',
          text: code === '' ? text('/cart/promo-code-removed') : text('/cart/promo-code-applied', { code: applied }),
        })
    },
    onError(failure, code) {
      for (const notice of errorNotices(failure, failedText(code))) addSnackbar(notice)
      void refetchCart(client)
    },
  })
  return {
    apply: mutate,
    remove: () => mutate(''),
    isBusy: isPending,
    refusal: error === null ? undefined : errorNotices(error, failedText(variables))[0]?.text,
  }
}
