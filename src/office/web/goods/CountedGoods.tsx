import type { ReactNode } from 'react'
import type { Choice } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Step } from '../orders/Pieces.tsx'
import { RowSearch } from './RowSearch.tsx'

export interface CountedLine extends Choice {
  quantity: number
}

interface CountedGoodsProps {
  lines: readonly CountedLine[]
  most: number
  onLines: (lines: readonly CountedLine[]) => void
  /** What stands under a line and at its right. */
  under?: (code: string) => ReactNode
  error?: string | undefined
}

/** Goods that are found during typing, and counted. The last piece takes its line with it. */
export function CountedGoods({ lines, most, onLines, under, error }: CountedGoodsProps) {
  const t = useText()
  const count = (code: string, quantity: number): void =>
    onLines(lines.flatMap((line) => (line.value !== code ? [line] : quantity > 0 ? [{ ...line, quantity }] : [])))
  return (
    <>
      <ul className="office-items">
        {lines.map(({ value, label, quantity }) => (
          <li key={value}>
            <span>
              {label}
              <small>{value}</small>
              {under?.(value)}
            </span>
            <fieldset className="office-stepper office-end" aria-label={`${t('/desk/field/quantity')}, ${label}`}>
              <Step label={t('/desk/fewer')} icon="minus" isOff={false} onPress={() => count(value, quantity - 1)} />
              <b aria-live="polite">{quantity}</b>
              <Step
                label={t('/desk/more')}
                icon="plus"
                isOff={quantity >= most}
                onPress={() => count(value, quantity + 1)}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <RowSearch
        label={t('/desk/promotions/add-product')}
        resource="prices"
        error={error}
        onPick={(found) => {
          const known = lines.find(({ value }) => value === found.value)
          if (known) count(found.value, Math.min(known.quantity + 1, most))
          else onLines([...lines, { ...found, quantity: 1 }])
        }}
      />
    </>
  )
}
