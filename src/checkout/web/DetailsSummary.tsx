import type { Address } from '#src/common/address.ts'
import { phoneText } from '#src/common/phone-text.ts'

/** The folded step shows the details that the server has. */
export function DetailsSummary({ address }: { address: Address }) {
  const place = [`${address.postalCode} ${address.city}`.trim(), address.countryName].filter(Boolean).join(', ')
  const street = [address.line1, address.line2].filter(Boolean).join(', ')
  return (
    <p className="checkout-summary">
      {`${address.firstName} ${address.lastName}`.trim()}
      <br />
      {address.email}, <span className="kit-num">{phoneText(address.phoneNumber)}</span>
      <br />
      {street}, <span className="kit-num">{place}</span>
    </p>
  )
}
