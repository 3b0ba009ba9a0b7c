import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '#src/cart/web/cart-api.ts'
import { callWithCartToken, putCart, refetchCart } from '#src/cart/web/cart-cache.ts'
import { trackCartChange } from '#src/cart/web/cart-events.ts'
import { showCartError } from '#src/cart/web/cart-messages.ts'
import { errorNotices } from '#src/cart/web/error-notices.ts'
import type { Variation } from '#src/products/contract/product.ts'
import { largestQuantity } from '#src/products/rules/availability.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { DesignerAction, DesignerState } from '../rules/designer-state.ts'
import { designFields, recipientFields, type TabletField, toTablet } from '../rules/tablet-form.ts'
import { changeTablet } from './tablet-api.ts'
import { keepTabletDraft } from './tablet-draft.ts'

export interface TabletOrder {
  send: () => void
  /** Quantity shown and sent: the chosen one, at most the flavour's stock. */
  quantity: number
  largest: number
  isSending: boolean
  /** Why the last attempt failed, in the shopper's language; empty before the first attempt and after a success. */
  problems: readonly string[]
  /** Keeps the cart line unchanged, and turns the form's content into a new tablet. */
  stopEditing: () => void
}

/**
 * Adds the tablet to the cart, or changes its line. A refusal loses nothing: the shopper stays at the recipient step and reads
 * the reason, at the field it belongs to if there is one (C-7.1).
 */
export function useTabletOrder(
  variation: Variation,
  state: DesignerState,
  dispatch: Dispatch<DesignerAction>,
): TabletOrder {
  const client = useQueryClient()
  const language = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<readonly string[]>([])
  const { code } = variation
  const { editing } = state
  const largest = Math.max(1, largestQuantity(variation.productType, variation.inStockQuantity))
  const quantity = Math.min(state.quantity, largest)
  /** Removes the line from the address, because it is gone or replaced: a reload must not look for it. */
  const leaveLine = () => void navigate(variation.url, { replace: true, preventScrollReset: true })
  const stopEditing = () => {
    dispatch({ do: 'stop-editing' })
    leaveLine()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { code, quantity, customTablet: toTablet(code, state.values) }
      return callWithCartToken(client, language, (caller) =>
        editing === null ? addToCart(caller, body) : changeTablet(caller, { ...body, lineItemId: editing }),
      )
    },
    onMutate: () => setProblems([]),
    async onSuccess(cart) {
      keepTabletDraft({ flavour: code, state: { ...state, mode: 'done' } })
      await putCart(client, language, cart)
      dispatch({ do: 'added' })
      if (editing !== null) {
        leaveLine()
        return
      }
      const line = cart.allLineItems.findLast((item) => item.code === code)
      trackCartChange('cart add', cart, line && { line, quantity })
    },
    onError(error) {
      showCartError(error, text)
      const notices = errorNotices(error, text('/cart/error-default'), { fieldErrors: true })
      const isLineGone = error instanceof ApiError && error.problems?.some(({ key }) => key === 'cart/line-not-found')
      setProblems(isLineGone ? [text('/custom-tablet/line-gone')] : notices.map((notice) => notice.text))
      if (isLineGone) stopEditing()
      const refused = refusedFields(error)
      if (Object.keys(refused).length > 0) dispatch({ do: 'refuse', refused })
      void refetchCart(client)
    },
  })
  return { send: () => mutate(), quantity, largest, isSending: isPending, problems, stopEditing }
}

/** `customTablet.postalCode` → postalCode; the API has one phone field, whose fault shows at the number. */
function refusedFields(error: unknown): Partial<Record<TabletField, string>> {
  const errors = error instanceof ApiError ? (error.fieldErrors ?? {}) : {}
  const known: readonly TabletField[] = [...designFields, ...recipientFields]
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, messages]): [TabletField, string][] => {
      const field = known.find((name) => path === `customTablet.${name}`)
      return field ? [[field, messages.join(' ')]] : []
    }),
  )
}
