import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { BookAddress } from '../contract/address-book.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import { addressesMax } from '../contract/limits.ts'
import { AccountLayout } from './AccountLayout.tsx'
import './account-addresses.css'
import { useAddresses } from './account-queries.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'

export function MyAddressesPage({ page }: { page: PageModel<AccountPageFields> }) {
  return (
    <AccountLayout page={page}>
      <Addresses />
    </AccountLayout>
  )
}

/** Address book (C-6.5): its cards, and the form for changing or adding an address. */
function Addresses() {
  const text = useText()
  const { data: addresses, isError } = useAddresses()
  /** Null: no form; 'new': a form for a new address. */
  const [edited, setEdited] = useState<BookAddress | 'new' | null>(null)
  if (isError)
    return (
      <Alert announce>
        <p>{text('/account/addresses/load-failed')}</p>
      </Alert>
    )
  if (!addresses) return <Loading label={text('/account/addresses/loading')} />
  const isEmpty = addresses.length === 0
  return (
    <>
      <section className="account-set">
        <div className="account-set__head">
          <h2 className="kit-d3">{text(isEmpty ? '/account/addresses/empty' : '/account/addresses/title')}</h2>
          {!isEmpty && (
            <span className="kit-ui kit-muted kit-num">
              {text('/account/addresses/count', { n: addresses.length })}
            </span>
          )}
        </div>
        {isEmpty ? (
          <div className="account-stack">
            <p className="kit-muted">{text('/account/addresses/empty-text')}</p>
            {edited === null && <Button onClick={() => setEdited('new')}>{text('/account/addresses/add')}</Button>}
          </div>
        ) : (
          <ul className="account-addresses">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} all={addresses} onEdit={() => setEdited(address)} />
              </li>
            ))}
            {addresses.length < addressesMax && (
              <li>
                <button type="button" className="account-address account-address--new" onClick={() => setEdited('new')}>
                  <Icon name="plus" />
                  <b>{text('/account/addresses/add')}</b>
                </button>
              </li>
            )}
          </ul>
        )}
      </section>
      {edited !== null && (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          isFirst={isEmpty}
          onDone={() => setEdited(null)}
        />
      )}
    </>
  )
}
