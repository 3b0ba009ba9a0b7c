import { useId } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Variation } from '../../contract/product.ts'
import type { ShownOption } from './VariationOptions.tsx'

interface ColourSelectProps {
  /** Path of the product's page, where the choice is sent without script. */
  action: string
  options: readonly ShownOption[]
  onSelect: (variation: Variation) => void
}

/** The browser's own list: arrows, Enter and Escape work as everywhere. */
export function ColourSelect({ action, options, onSelect }: ColourSelectProps) {
  const text = useText()
  const id = useId()
  const chosen = options.find((option) => option.chosen)
  const choose = (code: string) => {
    const option = options.find((one) => one.variation.code === code)
    if (option) onSelect(option.variation)
  }
  return (
    <form method="get" action={action} className="product-colour">
      <label className="kit-legend" htmlFor={id}>
        {text('/catalogue/product/colour')}
      </label>
      <div className="kit-pick">
        {chosen && chosen.variation.colorHex !== '' && (
          <i className="product-colour__dot" style={{ background: chosen.variation.colorHex }} />
        )}
        <select
          className="kit-input"
          id={id}
          name="code"
          value={chosen?.variation.code ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!chosen && <option value="">{text('/catalogue/product/select-colour')}</option>}
          {options.map((option) => (
            <option key={option.variation.code} value={option.variation.code} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <noscript>
        <button className="kit-btn kit-btn--secondary kit-btn--s">{text('/catalogue/product/select')}</button>
      </noscript>
    </form>
  )
}
