import type { Address } from '#src/common/address.ts'

export function OrderAddressText({ address }: { address: Address }) {
  const name = `${address.firstName} ${address.lastName}`.trim() || address.name
  return (
    <p>
      {name && (
        <>
          {name}
          <br />
        </>
      )}
      {[address.line1, address.line2].filter(Boolean).join(', ')}
      <br />
      <span className="kit-num">{address.postalCode}</span>{' '}
      {[address.city, address.countryName].filter(Boolean).join(', ')}
    </p>
  )
}
