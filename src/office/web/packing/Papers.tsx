import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { papersUrl } from '../orders/order-api.ts'
import { useFormats } from '../use-formats.ts'
import type { Parcel } from './use-bench.ts'

/** What is printed with the parcel: label and slip, as one file. */
export function Papers({ parcel }: { parcel: Parcel | undefined }) {
  const t = useText()
  const { day } = useFormats()
  if (!parcel) return null
  const { address, pickupPoint } = parcel
  const place = pickupPoint ?? { name: '', street: address.line1, postalCode: address.postalCode, city: address.city }
  return (
    <aside className="office-pack__papers" aria-label={t('/desk/packing/papers')}>
      <h2 className="office-h">{t('/desk/packing/label')}</h2>
      <div className="office-paper">
        <p>
          <b>{parcel.method.label}</b>
        </p>
        <p>
          {[address.firstName, address.lastName].filter(Boolean).join(' ')}
          {place.name && (
            <>
              <br />
              {place.name}
            </>
          )}
          <br />
          {place.street}
          <br />
          {place.postalCode} {place.city}
        </p>
        {parcel.trackingNumber !== '' && <p>{parcel.trackingNumber}</p>}
      </div>
      <h2 className="office-h">{t('/desk/packing/slip')}</h2>
      <div className="office-paper">
        <p>
          <b>{parcel.orderNumber}</b>
          <br />
          {t('/desk/packing/ordered', { day: day(parcel.orderedAt) })}
        </p>
        <ul>
          {parcel.lines.map(({ position, name, quantity }) => (
            <li key={position}>
              <span>{name}</span>
              <span>{quantity}</span>
            </li>
          ))}
        </ul>
        {parcel.greeting !== '' && <p>{parcel.greeting}</p>}
      </div>
      <a className="office-t" href={papersUrl([parcel.id])} target="_blank" rel="noreferrer">
        <OfficeIcon name="print" /> {t('/desk/order/papers')}
      </a>
    </aside>
  )
}
