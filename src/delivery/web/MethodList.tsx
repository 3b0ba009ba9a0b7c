import { clsx } from 'clsx'
import { useId } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ShippingMethod } from '../contract/delivery.ts'
import './delivery.css'

interface MethodListProps {
  methods: readonly ShippingMethod[]
  /** Null: nothing chosen yet. */
  selectedId: string | null
  /** Where the chosen method is collected; empty where it is delivered. */
  place: string
  onChoose: (methodId: string) => void
}

/** Delivery methods as a plain list, for choosing without the widget. */
export function MethodList({ methods, selectedId, place, onChoose }: MethodListProps) {
  const text = useText()
  const name = useId()
  return (
    <fieldset className="delivery-ways">
      <legend className="kit-visually-hidden">{text('/delivery/methods')}</legend>
      {methods.map(({ id, name: methodName, price, priceDisplay, estimate }) => (
        <label key={id} className={clsx('delivery-way', id === selectedId && 'delivery-way--on')}>
          <input type="radio" name={name} value={id} checked={id === selectedId} onChange={() => onChoose(id)} />
          <span className="delivery-way__dot" />
          <span>
            <b>{methodName}</b>
            <small className="kit-num">{estimate}</small>
            {id === selectedId && place !== '' && <small>{place}</small>}
          </span>
          <span className="delivery-way__price kit-num">{price === 0 ? text('/delivery/free') : priceDisplay}</span>
        </label>
      ))}
    </fieldset>
  )
}
