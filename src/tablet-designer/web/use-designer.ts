import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCart } from '#src/cart/web/use-cart.ts'
import type { Variation } from '#src/products/contract/product.ts'
import {
  type TabletDraft,
  type DesignerAction,
  designerStep,
  type DesignerState,
  newTablet,
  draftToSetAside,
} from '../rules/designer-state.ts'
import { fromTablet } from '../rules/tablet-form.ts'
import { keepTabletDraft, readTabletDraft } from './tablet-draft.ts'

export interface Designer {
  state: DesignerState
  dispatch: Dispatch<DesignerAction>
  /** The cart has no line with the id in the address. */
  isLineMissing: boolean
  /** Returns to the tablet set aside and its flavour. */
  resume: () => void
}

/**
 * State of the designer: the tab's draft, the cart line in the address (`edit`), or a new tablet. The server and the first
 * render show a new one; the rest follows right after.
 */
export function useDesigner(variations: readonly Variation[], variation: Variation): Designer {
  const [state, dispatch] = useReducer(designerStep, newTablet)
  const [isReady, setReady] = useState(false)
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('edit')
  const flavour = useFlavour(variation, asked === null || asked === state.editing)
  const goTo = (url: string) => void navigate(url, { replace: true, preventScrollReset: true })
  const find = (code: string) => variations.find((one) => one.code === code)

  useEffect(() => {
    const draft = readTabletDraft()
    setReady(true)
    if (draft === null) return
    if (asked !== null && draft.state.editing !== asked) {
      dispatch({ do: 'take-over', state: { ...newTablet, aside: draftToSetAside(draft) } })
      return
    }
    dispatch({ do: 'take-over', state: draft.state })
    const kept = find(draft.flavour)
    const isNamed = new URLSearchParams(search).has('code')
    if (kept && !isNamed && kept.code !== variation.code) goTo(kept.url)
    // What was kept is taken over once, whatever the address becomes.
    // oxlint-disable-next-line react/exhaustive-deps -- only where the page begins
  }, [])

  const isLineMissing = useCartLine({ asked, flavour, state, isReady, dispatch })

  useEffect(() => {
    if (isReady) keepTabletDraft({ flavour, state })
  }, [isReady, state, flavour])

  const resume = () => {
    if (state.aside === null) return
    dispatch({ do: 'resume', flavour })
    goTo((find(state.aside.flavour) ?? variation).url)
  }
  return { state, dispatch, isLineMissing, resume }
}

/** Code of the chosen flavour. While a cart line loads, the address already names its flavour, and the flavour before stays. */
function useFlavour({ code }: Variation, isOurs: boolean): TabletDraft['flavour'] {
  const [flavour, setFlavour] = useState(code)
  if (isOurs && flavour !== code) setFlavour(code)
  return flavour
}

interface CartLineInput {
  /** Id of the line to change; null: none. */
  asked: string | null
  flavour: string
  state: DesignerState
  isReady: boolean
  dispatch: Dispatch<DesignerAction>
}

/** Loads the line to change into the form, once; true if the cart has no such line. */
function useCartLine({ asked, flavour, state, isReady, dispatch }: CartLineInput): boolean {
  const { cart } = useCart()
  const brought = useRef<string | null>(null)
  const line = cart?.allLineItems.find(({ id, isCustomTablet }) => id === asked && isCustomTablet)
  const isWanted = isReady && asked !== null && state.editing !== asked
  useEffect(() => {
    // A later request for the line loads it again.
    if (asked === null || asked === state.editing) brought.current = asked
    if (!isWanted || !line || brought.current === asked) return
    brought.current = asked
    const { id, quantity } = line
    const values = fromTablet({
      frontText: line.frontText,
      backText: line.backText,
      signature: line.signature,
      name: line.recipientName,
      address: line.recipientAddress,
      postalCode: line.recipientPostalCode,
      city: line.recipientCity,
      countryCode: line.recipientCountry,
      phone: line.recipientPhone,
    })
    dispatch({ do: 'edit-line', flavour, line: { id, quantity, values } })
  }, [isWanted, line, asked, flavour, state.editing, dispatch])
  return isWanted && state.mode !== 'done' && cart !== undefined && !line
}
