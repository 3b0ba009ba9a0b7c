import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { ProductName, ProductPicture } from '../goods/product-cells.tsx'
import type { Order } from './order-api.ts'

export type Chosen = Readonly<Record<number, number>>

interface PiecesProps {
  order: Order
  verb: string
  /** How many pieces of a line may be chosen. */
  most: (line: Order['lines'][number]) => number
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  /** Shown at the right of each line; left out: nothing. */
  sumOf?: (position: number) => string
}

/** Lines with a stepper each; nothing is chosen beforehand. */
export function Pieces({ order, verb, most, chosen, onChosen, sumOf }: PiecesProps) {
  const t = useText()
  return (
    <table className="office-table office-table--cards office-table--plain">
      <caption className="kit-visually-hidden">{t('/desk/part/lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('/desk/order/line')}</th>
          <th scope="col" className="office-num">
            {t('/desk/order/left-of')}
          </th>
          <th scope="col">{verb}</th>
          {sumOf && (
            <th scope="col" className="office-num">
              {t('/desk/order/paid')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const limit = most(line)
          const count = chosen[line.position] ?? 0
          return (
            <tr key={line.position}>
              <td className="office-table__wide">
                <span className="office-with">
                  {line.imageUrl !== '' && <ProductPicture url={line.imageUrl} size={32} />}
                  <span>
                    <ProductName name={line.name} />
                    <small>{line.code}</small>
                  </span>
                </span>
              </td>
              <td className="office-num" data-label={t('/desk/order/left-of')}>
                {limit}
              </td>
              <td>
                <fieldset className="office-stepper" aria-label={`${verb}, ${line.name}`}>
                  <Step
                    label={t('/desk/fewer')}
                    icon="minus"
                    isOff={count === 0}
                    onPress={() => onChosen({ ...chosen, [line.position]: count - 1 })}
                  />
                  <b aria-live="polite">{count}</b>
                  <Step
                    label={t('/desk/more')}
                    icon="plus"
                    isOff={count >= limit}
                    onPress={() => onChosen({ ...chosen, [line.position]: count + 1 })}
                  />
                </fieldset>
              </td>
              {sumOf && (
                <td className="office-num office-table__end">
                  <b>{count > 0 ? sumOf(line.position) : '–'}</b>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export function Step(props: { label: string; icon: string; isOff: boolean; onPress: () => void }) {
  const { label, icon, isOff, onPress } = props
  return (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={() => !isOff && onPress()}>
      <OfficeIcon name={icon} size="xs" />
    </button>
  )
}

/** The lines of a body: a line of which nothing is chosen is left out. */
export const linesOf = (chosen: Chosen): { position: number; quantity: number }[] =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
