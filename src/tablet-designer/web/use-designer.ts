import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCart } from '#src/cart/web/use-cart.ts'
import type { Variation } from '#src/catalogue/contract/product.ts'
import { type DesignerAction, designerStep, type DesignerState, newTablet } from '../rules/designer-state.ts'
import { designFields, fromTablet } from '../rules/tablet-form.ts'
import { clearTabletDraft, readTabletDraft, writeTabletDraft } from './tablet-draft.ts'

export interface Designer {
  state: DesignerState
  dispatch: Dispatch<DesignerAction>
  /** The cart's line the address names is not there. */
  isLineMissing: boolean
}

/**
 * The designer's state: what was kept in the tab, or the cart's line the address names (`edit`), or a new tablet. The server and
 * the first render show a new one; everything else comes right after.
 */
export function useDesigner(variations: readonly Variation[], variation: Variation): Designer {
  const [state, dispatch] = useReducer(designerStep, newTablet)
  const [isReady, setReady] = useState(false)
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('edit')

  useEffect(() => {
    const draft = readTabletDraft()
    setReady(true)
    if (draft === null || (asked !== null && draft.state.editing !== asked)) return
    dispatch({ do: 'take-over', state: draft.state })
    const kept = variations.find(({ code }) => code === draft.flavour)
    const isNamed = new URLSearchParams(search).has('code')
    if (kept && !isNamed && kept.code !== variation.code)
      void navigate(kept.url, { replace: true, preventScrollReset: true })
    // What was kept is taken over once, whatever the address becomes.
    // oxlint-disable-next-line react/exhaustive-deps -- only where the page begins
  }, [])

  const isLineMissing = useCartLine(asked, state, isReady, dispatch)

  useEffect(() => {
    if (!isReady) return
    const isNew = state.edited.length === 0 && state.editing === null && state.mode === 'design'
    if (state.mode === 'done' || isNew) clearTabletDraft()
    else writeTabletDraft({ flavour: variation.code, state })
  }, [isReady, state, variation.code])

  return { state, dispatch, isLineMissing }
}

/** Brings the line that is to be changed into the form, once; true when the cart has no such line. */
function useCartLine(
  asked: string | null,
  state: DesignerState,
  isReady: boolean,
  dispatch: Dispatch<DesignerAction>,
): boolean {
  const { cart } = useCart()
  const brought = useRef<string | null>(null)
  const line = cart?.allLineItems.find(({ id, isCustomTablet }) => id === asked && isCustomTablet)
  const isWanted = isReady && asked !== null && state.editing !== asked && state.mode !== 'done'
  useEffect(() => {
    if (!isWanted || !line || brought.current === asked) return
    brought.current = asked
    dispatch({
      do: 'take-over',
      state: {
        ...newTablet,
        editing: line.id,
        quantity: line.quantity,
        edited: [...designFields, 'phoneCountry'],
        values: fromTablet({
          frontText: line.frontText,
          backText: line.backText,
          signature: line.signature,
          name: line.recipientName,
          address: line.recipientAddress,
          postalCode: line.recipientPostalCode,
          city: line.recipientCity,
          countryCode: line.recipientCountry,
          phone: line.recipientPhone,
        }),
      },
    })
  }, [isWanted, line, asked, dispatch])
  return isWanted && cart !== undefined && !line
}
