import { useState } from 'react'
import { phoneText } from '#src/common/phone-text.ts'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { Select } from '#src/kit/Select.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AddressList, BookAddress } from '../contract/address-book.ts'
import { accountFault } from './account-fault.ts'
import { addressTitle, inputOf, useAddressBook } from './use-address-book.ts'

interface AddressCardProps {
  address: BookAddress
  all: AddressList
  onEdit: () => void
}

export function AddressCard({ address, all, onEdit }: AddressCardProps) {
  const text = useText()
  const { save, remove } = useAddressBook()
  const [isAsking, setAsking] = useState(false)
  const name = addressTitle(address)
  const { isDefaultShipping, isDefaultBilling } = address
  const others = all.filter(({ id }) => id !== address.id)
  const makeDefault = () =>
    save.mutate(
      { ...inputOf(address), isDefaultShipping: true, isDefaultBilling: true },
      {
        onError: (error) =>
          addSnackbar({ variant: 'error', text: accountFault(error, text, '/account/addresses/save-failed') }),
      },
    )
  const handleRemove = () => {
    if ((isDefaultShipping || isDefaultBilling) && others.length > 0) setAsking(true)
    else remove.mutate({ address, heir: null })
  }
  const person = `${address.firstName} ${address.lastName}`.trim()
  const place = `${address.postalCode} ${[address.city, address.countryName].filter(Boolean).join(', ')}`.trim()
  const lines = [person, address.line1, address.line2, place, phoneText(address.phoneNumber)].filter(Boolean)
  return (
    <article className="account-address" aria-busy={remove.isPending || undefined}>
      <h3 className="kit-d4">{name}</h3>
      <p className="kit-ui kit-num">
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </p>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="account-address__marks">
          {isDefaultShipping && <span>{text('/account/addresses/shipping')}</span>}
          {isDefaultBilling && <span>{text('/account/addresses/billing')}</span>}
        </p>
      )}
      <div className="kit-row">
        <button
          type="button"
          className="kit-txt-btn"
          aria-label={text('/account/addresses/edit-named', { name })}
          onClick={onEdit}
        >
          {text('/account/addresses/edit')}
        </button>
        {!(isDefaultShipping && isDefaultBilling) && (
          <button
            type="button"
            className="kit-txt-btn"
            aria-label={text('/account/addresses/make-default-named', { name })}
            onClick={makeDefault}
          >
            {text('/account/addresses/make-default')}
          </button>
        )}
        <button
          type="button"
          className="kit-txt-btn"
          aria-label={text('/account/addresses/remove-named', { name })}
          onClick={handleRemove}
        >
          {text('/account/addresses/remove')}
        </button>
      </div>
      <HeirDialog
        open={isAsking}
        name={name}
        others={others}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onChosen={(heir) => remove.mutate({ address, heir }, { onSettled: () => setAsking(false) })}
      />
    </article>
  )
}

interface HeirDialogProps {
  open: boolean
  name: string
  others: AddressList
  busy: boolean
  onClose: () => void
  onChosen: (heir: BookAddress | null) => void
}

/** Asks which address becomes the default when a default is removed. */
function HeirDialog({ open, name, others, busy, onClose, onChosen }: HeirDialogProps) {
  const text = useText()
  const [chosen, setChosen] = useState(others[0]?.id ?? '')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('/account/addresses/heir-title', { name })}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => onChosen(others.find(({ id }) => id === chosen) ?? null)}>
            {text('/account/addresses/remove')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text('/account/addresses/keep')}
          </Button>
        </>
      }
    >
      <Select
        label={text('/account/addresses/heir')}
        value={chosen}
        options={[
          ...others.map((other) => ({ value: other.id, label: addressTitle(other) })),
          { value: '', label: text('/account/addresses/heir-none') },
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </Dialog>
  )
}
