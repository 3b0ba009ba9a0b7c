import { useText } from '#src/shell/web/text/use-text.ts'
import { ProductName, ProductPicture } from '../goods/product-cells.tsx'
import { Section } from '../record/Section.tsx'
import { useFormats } from '../use-formats.ts'
import type { Order } from './order-api.ts'

/** What was ordered, what is left to send, what went back. */
export function Lines({ order }: { order: Order }) {
  const t = useText()
  const { money } = useFormats()
  return (
    <Section title={t('/desk/part/lines')}>
      <table className="office-table office-table--cards office-table--plain">
        <thead>
          <tr>
            <th scope="col">{t('/desk/order/line')}</th>
            <th scope="col" className="office-num">
              {t('/desk/order/unit')}
            </th>
            <th scope="col" className="office-num">
              {t('/desk/order/quantity')}
            </th>
            <th scope="col" className="office-num">
              {t('/desk/order/left')}
            </th>
            <th scope="col" className="office-num">
              {t('/desk/order/refunded')}
            </th>
            <th scope="col" className="office-num">
              {t('/desk/order/sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.position}>
              <td className="office-table__wide">
                <span className="office-with">
                  {line.imageUrl !== '' && <ProductPicture url={line.imageUrl} size={44} />}
                  <span>
                    <span className="office-name">
                      <ProductName name={line.name} />
                    </span>
                    <small>{[line.code, ...line.engraved].join(', ')}</small>
                    {line.takeOutQuantity > 0 && (
                      <small>{t('/desk/order/take-out', { count: line.takeOutQuantity })}</small>
                    )}
                    {line.leftOutQuantity > 0 && (
                      <small>{t('/desk/order/left-out', { count: line.leftOutQuantity })}</small>
                    )}
                  </span>
                </span>
              </td>
              <td className="office-num" data-label={t('/desk/order/unit')}>
                {money(line.unitCents)}
              </td>
              <td className="office-num" data-label={t('/desk/order/quantity')}>
                {line.quantity}
              </td>
              <td className="office-num" data-label={t('/desk/order/left')}>
                {line.leftToSend > 0 ? <b>{line.leftToSend}</b> : 0}
              </td>
              <td className="office-num" data-label={t('/desk/order/refunded')}>
                {line.refundedQuantity > 0 ? line.refundedQuantity : '–'}
              </td>
              <td className="office-num office-table__end">
                <b>{money(line.paidCents)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
