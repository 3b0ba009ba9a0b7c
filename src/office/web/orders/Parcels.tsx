import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { State } from '../FieldValue.tsx'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { ActionButton } from '../record/ActionButton.tsx'
import { Section } from '../record/Section.tsx'
import { useFormats } from '../use-formats.ts'
import { addressLine } from './address-line.ts'
import { type Order, papersUrl } from './order-api.ts'
import { turnOf } from './order-turns.ts'

const icons: Readonly<Record<string, string>> = {
  pack: 'box',
  ship: 'truck',
  deliver: 'check',
  'take-back': 'undo',
  'take-apart': 'undo',
}

/** Each parcel with its facts, its documents, and what may be done to it alone. */
export function Parcels({ resource, order }: { resource: ResourceDescription; order: Order }) {
  const t = useText()
  return (
    <Section title={t('/desk/part/parcels')}>
      {order.parcels.map((parcel) => (
        <ParcelOf key={parcel.number} resource={resource} order={order} parcel={parcel} />
      ))}
    </Section>
  )
}

interface ParcelOfProps {
  resource: ResourceDescription
  order: Order
  parcel: Order['parcels'][number]
}

function ParcelOf({ resource, order, parcel }: ParcelOfProps) {
  const t = useText()
  const { moment, day } = useFormats()
  const turn = turnOf(resource, 'parcels', parcel.status.value)
  const own = order.lines
    .filter((line) => line.parcel === parcel.number)
    .map(({ name, sentQuantity, leftToSend }) => ({ name, count: sentQuantity + leftToSend }))
    .filter(({ count }) => count > 0)
  const pieces = own.reduce((sum, { count }) => sum + count, 0)
  const named = own.map(({ name, count }) => `${count} × ${name}`).join(', ')
  const facts: [label: string, value: string][] = [
    parcel.pickupPoint
      ? ['pickup', [parcel.pickupPoint.name, parcel.pickupPoint.street, parcel.pickupPoint.city].join(', ')]
      : ['address', addressLine(parcel.address)],
    parcel.packedAt ? ['packed', moment(parcel.packedAt)] : ['by', parcel.deliverBy ? day(parcel.deliverBy) : '–'],
  ]
  if (parcel.shippedAt) facts.push(['shipped', [moment(parcel.shippedAt), parcel.carrier].filter(Boolean).join(', ')])
  facts.push(['content', [t('/desk/pieces', { count: pieces }), named].filter(Boolean).join(': ')])
  return (
    <div className="office-parcel">
      <div className="office-row">
        <h3 className="office-name">
          {t('/desk/order/parcel', { number: parcel.number + 1 })}, <em>{parcel.method.label.toLowerCase()}</em>
        </h3>
        <span className="office-end">
          {turn ? <State turn={turn}>{parcel.status.label}</State> : <b>{parcel.status.label}</b>}
        </span>
      </div>
      <dl className="office-parcel__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(`/desk/order/${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {parcel.trackingNumber !== '' && (
          <div>
            <dt>{t('/desk/order/tracking')}</dt>
            <dd>
              {parcel.trackingUrl === '' ? (
                parcel.trackingNumber
              ) : (
                <a className="office-t" href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                  {parcel.trackingNumber}
                </a>
              )}
            </dd>
          </div>
        )}
      </dl>
      <div className="office-row">
        {parcel.actions.map((name) => {
          const action = resource.actions.find((one) => one.name === name)
          if (!action) return null
          return (
            <ActionButton
              key={name}
              resource={resource}
              id={order.id}
              action={action}
              fixed={{ parcels: [parcel.number] }}
              icon={icons[name] ?? 'box'}
              isSmall
            />
          )
        })}
        {parcel.packingId !== null && (
          <a className="office-t office-end" href={papersUrl([parcel.packingId])} target="_blank" rel="noreferrer">
            <OfficeIcon name="print" /> {t('/desk/order/papers')}
          </a>
        )}
      </div>
    </div>
  )
}
