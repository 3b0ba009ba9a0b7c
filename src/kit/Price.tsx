import { clsx } from 'clsx'

interface PriceProps {
  /** The price to pay, as the server formatted it. */
  now: string
  /** The price before the reduction; null when there is none. */
  before?: string | null
  /** Contents and unit price: "100 g · 45,00 €/kg". */
  unit?: string | null
  /** The sentence about the lowest price of 30 days. */
  lowest?: string | null
  /** Screen readers hear these before the two prices of a reduction, because they cannot see the stroke. */
  labels?: { now: string; before: string }
  /** `large` in serif, on the product page. */
  size?: 'normal' | 'large'
}

export function Price({ now, before, unit, lowest, labels, size = 'normal' }: PriceProps) {
  const large = size === 'large'
  return (
    <p
      className={clsx(
        large ? 'kit-bigprice' : 'kit-price',
        'kit-num',
        before && (large ? 'kit-bigprice--sale' : 'kit-price--sale'),
      )}
    >
      {before && labels && <span className="kit-visually-hidden">{labels.now} </span>}
      <span className="kit-now">{now}</span>
      {before && (
        <s>
          {labels && <span className="kit-visually-hidden">{labels.before} </span>}
          {before}
        </s>
      )}
      {unit && <UnitParts unit={unit} />}
      {lowest && <span className="kit-lowest">{lowest}</span>}
    </p>
  )
}

const separator = ' · '

/** Keeps each part on one line, and puts no dot at the beginning or end of a line. */
function UnitParts({ unit }: { unit: string }) {
  return (
    <span className="kit-unit kit-unit--parts">
      {unit.split(separator).map((part, index) => (
        <span key={part}>
          {index > 0 && <span className="kit-unit__dot">{separator}</span>}
          {part}
        </span>
      ))}
    </span>
  )
}
