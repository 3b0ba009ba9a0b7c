import { useState } from 'react'
import type { Address } from '#src/common/address.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { changeRecord } from '../office-api.ts'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { Note } from '../shell/states.tsx'
import { addressLine } from './address-line.ts'
import type { Order } from './order-api.ts'

const fields = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'email', 'phoneNumber'] as const
type Which = 'shippingAddress' | 'billingAddress'

interface AddressEditProps {
  resource: ResourceDescription
  order: Order
  which: Which
}

/** Corrects one address of the order. */
export function AddressEdit(props: AddressEditProps) {
  const t = useText()
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="office-t"
        aria-label={t(`/desk/order/correct-${props.which}`)}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {t('/desk/order/correct')}
      </button>
      {opening > 0 && <AddressDialog key={opening} {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Where another person was quicker, the form stays, and says what is saved now. */
function AddressDialog({
  resource,
  order,
  which,
  open,
  onClose,
}: AddressEditProps & { open: boolean; onClose: () => void }) {
  const t = useText()
  const after = useAfter(resource.name)
  const [version, setVersion] = useState(order.version)
  const [address, setAddress] = useState<Address>(order[which])
  const work = useWork({
    call: () => changeRecord('orders', order.id, { version, [which]: wireOf(address) }),
    onDone: (answer) => {
      after(answer)
      onClose()
      snackbars.show({ text: t('/desk/saved'), variant: 'success' })
    },
  })
  const theirs = work.conflict as Order | null | undefined // the answer to a change of an order is an order
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      work={work}
      title={t(`/desk/order/correct-${which}`)}
      verb={t('/desk/save')}
    >
      {theirs && theirs.version !== version && (
        <Note
          tone="due"
          announce
          action={
            <Button variant="secondary" size="small" onClick={() => setVersion(theirs.version)}>
              {t('/desk/order/over-theirs')}
            </Button>
          }
        >
          <p>
            {t('/desk/conflict-text')} {t('/desk/conflict-theirs')}: <b>{addressLine(theirs[which])}</b>
          </p>
        </Note>
      )}
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`/desk/field/${name}`)}
          value={address[name]}
          error={work.fields[`${which}.${name}`]?.[0] ?? work.fields[name]?.[0]}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setAddress({ ...address, [name]: target.value })}
        />
      ))}
    </WorkDialog>
  )
}

/** The call wants every field; the order leaves out the fields of a company where there is none. */
const wireOf = (address: Address): Required<Address> => ({ companyName: '', businessId: '', ...address })
