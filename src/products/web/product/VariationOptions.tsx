import { clsx } from 'clsx'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Variation } from '../../contract/product.ts'

export interface ShownOption {
  /** The variation pressing it leads to. */
  variation: Variation
  label: string
  chosen: boolean
  disabled: boolean
}

interface VariationOptionsProps {
  label: ReactNode
  options: readonly ShownOption[]
  onSelect: (variation: Variation) => void
  /** Long labels, two in a row. */
  long?: boolean
}

/** A joined row of ways to the variations, each with its price; links, so it works without script and can be shared. */
export function VariationOptions({ label, options, onSelect, long = false }: VariationOptionsProps) {
  const text = useText()
  const most = long ? 2 : 4
  const columns = { '--opts': Math.min(options.length, most) } as CSSProperties // custom property
  return (
    <nav aria-label={text('/catalogue/product/versions')}>
      <div className="kit-legend">{label}</div>
      <div className="product-options" style={columns}>
        {options.map((option) => (
          <Option key={option.variation.code} option={option} onSelect={onSelect} />
        ))}
      </div>
    </nav>
  )
}

function Option({ option, onSelect }: { option: ShownOption; onSelect: (variation: Variation) => void }) {
  const text = useText()
  const { variation, label, chosen, disabled } = option
  const soldOut = variation.isBuyable && !variation.inStock
  const inside = (
    <>
      <b>{label}</b>
      <small className="kit-num">{soldOut ? text('/catalogue/card/sold-out') : variation.discountedPriceString}</small>
    </>
  )
  if (disabled)
    return (
      <span className="product-option product-option--off" aria-disabled="true">
        {inside}
      </span>
    )
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect(variation)
  }
  return (
    <SiteLink
      className={clsx('product-option', soldOut && 'product-option--out')}
      to={variation.url}
      aria-current={chosen ? 'true' : undefined}
      onClick={handleClick}
    >
      {inside}
    </SiteLink>
  )
}
