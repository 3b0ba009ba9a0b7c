import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { AddressFields } from '#src/checkout/web/AddressFields.tsx'
import { withBookAddress } from '#src/checkout/web/user-details-form.ts'
import type { BookAddress } from '#src/account/contract/address-book.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { RowSearch } from '../goods/RowSearch.tsx'
import { Section } from '../record/Section.tsx'
import { useResource } from '../use-office.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { fetchCustomer } from './phone-order-api.ts'
import type { OrderForm } from './use-order-form.ts'

/** The customer, where it goes, and whose bill it is. */
export function Who({ form }: { form: OrderForm }) {
  const t = useText()
  const { draft, put, shipping, billing } = form
  return (
    <Section title={t('/desk/phone-order/who')}>
      <div className="office-form office-phone__address">
        {useResource('customers') !== undefined && <Customer form={form} />}
        <AddressFields form={shipping} section="shipping" isOrderer />
        <Checkbox checked={draft.hasOtherBill} onChange={({ target }) => put({ hasOtherBill: target.checked })}>
          {t('/desk/phone-order/other-bill')}
        </Checkbox>
        {draft.hasOtherBill && (
          <fieldset className="office-form" aria-label={t('/desk/order/billing')}>
            <AddressFields form={billing} section="billing" />
          </fieldset>
        )}
      </div>
    </Section>
  )
}

/** A customer of the shop, with the addresses of their book to choose from. */
function Customer({ form }: { form: OrderForm }) {
  const t = useText()
  const { draft, put, shipping } = form
  const { customer } = draft
  const known = useQuery({
    queryKey: ['office', 'phone-customer', customer?.value],
    queryFn: () => fetchCustomer(customer?.value ?? ''),
    enabled: customer !== null,
    // Each answer leaves an entry of who read it.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const use = (address: BookAddress): void => {
    const filled = withBookAddress(shipping.getValues(), address)
    shipping.reset({ ...filled, email: known.data?.email ?? filled.email }, { keepDefaultValues: true })
  }
  if (customer === null) {
    return (
      <RowSearch
        label={t('/desk/promotions/customer')}
        note={t('/desk/phone-order/or-new')}
        resource="customers"
        onPick={(found) => {
          put({ customer: found })
          void fetchCustomer(found.value).then(
            ({ email, language }) => {
              shipping.setValue('email', email, { shouldDirty: true, shouldValidate: true })
              put({ language })
            },
            () => {}, // The query under the name says what failed.
          )
        }}
      />
    )
  }
  return (
    <div>
      <p className="office-row">
        <b>{customer.label}</b>
        <button type="button" className="office-t" onClick={() => put({ customer: null })}>
          <OfficeIcon name="close" size="xs" /> {t('/desk/promotions/other-customer')}
        </button>
      </p>
      {known.error && <p className="office-muted">{t('/entry/failed')}</p>}
      {(known.data?.addresses ?? []).length > 0 && (
        <>
          <p className="office-muted">{t('/desk/phone-order/choose-address')}</p>
          <ul className="office-items office-pick" aria-label={t('/desk/phone-order/saved-addresses')}>
            {known.data?.addresses.map((address) => (
              <li key={address.id}>
                <button type="button" onClick={() => use(address)}>
                  {address.name || `${address.firstName} ${address.lastName}`}
                  <small>{`${address.line1}, ${address.postalCode} ${address.city}`}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
