import type { Address } from '#src/common/address.ts'

export function OrderAddressText({ address }: { address: Address }) {
  const name = `${address.firstName} ${address.lastName}`.trim() || address.name
  const company = [address.companyName, address.businessId].filter(Boolean).join(', ')
  return (
    <p>
      {company && (
        <>
          {company}
          <br />
        </>
      )}
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
