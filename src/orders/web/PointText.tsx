import type { PickupPoint } from '#src/delivery/contract/delivery.ts'
import { mapUrl } from '#src/delivery/rules/delivery-texts.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** A place where a parcel waits, with the way there. */
export function PointText({ point }: { point: PickupPoint }) {
  const text = useText()
  return (
    <p>
      {point.name}
      <br />
      {point.street}
      <br />
      <span className="kit-num">{point.postalCode}</span> {point.city}
      <br />
      <a className="kit-link" href={mapUrl(point)} target="_blank" rel="noreferrer">
        {text('/orders/pickup-map')}
      </a>
    </p>
  )
}
