import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Field } from '#src/kit/Field.tsx'
import { orderNoteMax } from '#src/fulfilment/contract/order-record.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { State } from '../FieldValue.tsx'
import { listPath, recordPath } from '../list/list-path.ts'
import { act } from '../office-api.ts'
import { Box } from '../record/Section.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useResource } from '../use-office.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { AddressEdit } from './AddressEdit.tsx'
import { addressLine } from './address-line.ts'
import type { Order } from './order-api.ts'

const mailTurns = { waiting: 'waiting', sending: 'waiting', sent: 'done', failed: 'blocked' } as const

/** The customer, where the order goes, what staff noted, what was mailed, and what else they ordered. */
export function OrderSide({ resource, order }: { resource: ResourceDescription; order: Order }) {
  const t = useText()
  const { moment, money, day } = useFormats()
  const canOpenCustomers = useResource('customers') !== undefined
  const canOpenMails = useResource('mails') !== undefined
  const canChange = resource.change !== null && order.version !== null
  const { billingAddress: billing, shippingAddress: shipping } = order
  const name = [billing.firstName, billing.lastName].filter(Boolean).join(' ')
  return (
    <div className="office-col">
      <Box title={t('/desk/part/customer')}>
        <p>
          {order.customerId !== null && canOpenCustomers ? (
            <Link className="office-id" to={recordPath('customers', order.customerId)}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
        </p>
        <p>{billing.email}</p>
        <p>{billing.phoneNumber}</p>
      </Box>
      <Box title={t('/desk/part/addresses')}>
        <dl className="office-dl">
          <dt>{t('/desk/order/shipping')}</dt>
          <dd>
            {addressLine(shipping)}{' '}
            {canChange && <AddressEdit resource={resource} order={order} which="shippingAddress" />}
          </dd>
          <dt>{t('/desk/order/billing')}</dt>
          <dd>
            {addressLine(billing)}{' '}
            {canChange && <AddressEdit resource={resource} order={order} which="billingAddress" />}
          </dd>
          {order.greeting !== '' && (
            <>
              <dt>{t('/desk/order/greeting')}</dt>
              <dd>{order.greeting}</dd>
            </>
          )}
        </dl>
      </Box>
      <Notes resource={resource} order={order} />
      {order.withdrawals.length > 0 && (
        <Box title={t('/desk/part/withdrawals')}>
          <ul className="office-items">
            {order.withdrawals.map(({ reference, receivedAt, answerBy }) => (
              <li key={reference}>
                <span>
                  <b>{reference}</b>
                  <small>{`${moment(receivedAt)}. ${t('/desk/order/answer-by', { day: day(answerBy) })}`}</small>
                </span>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {order.mails.length > 0 && (
        <Box title={t('/desk/part/mails')}>
          <ul className="office-items">
            {order.mails.map((mail) => (
              <li key={mail.id}>
                <span>
                  {canOpenMails ? (
                    <Link className="office-id" to={recordPath('mails', mail.id)}>
                      {mail.subject}
                    </Link>
                  ) : (
                    <b>{mail.subject}</b>
                  )}
                  <small>{moment(mail.sentAt ?? mail.at)}</small>
                </span>
                <span className="office-end">
                  <State turn={mailTurns[mail.status]}>{t(`/desk/mail/${mail.status}`)}</State>
                </span>
              </li>
            ))}
          </ul>
        </Box>
      )}
      {order.otherOrders.length > 0 && (
        <Box title={t('/desk/part/other-orders')}>
          <ul className="office-items">
            {order.otherOrders.map((other) => (
              <li key={other.orderNumber}>
                <span>
                  <Link className="office-id" to={recordPath('orders', other.orderNumber)}>
                    {other.orderNumber}
                  </Link>
                  <small>{`${day(other.createdAt)}, ${other.status.label}`}</small>
                </span>
                <span className="office-end">{money(other.totalCents)}</span>
              </li>
            ))}
          </ul>
          <Link className="office-t" to={listPath('orders', { filter: { q: billing.email } })}>
            {t('/desk/order/all-of-person')}
          </Link>
        </Box>
      )}
    </div>
  )
}

function Notes({ resource, order }: { resource: ResourceDescription; order: Order }) {
  const t = useText()
  const fieldId = useId()
  const { moment } = useFormats()
  const after = useAfter(resource.name)
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const work = useWork({
    call: () => act('orders', order.id, 'note', { text: text.trim() }),
    onDone: (answer) => {
      after(answer)
      setText('')
    },
  })
  return (
    <Box title={t('/desk/part/notes')}>
      {order.notes.map((note) => (
        <div key={note.id} className="office-msg">
          <p>{note.text}</p>
          <small>{[note.by, moment(note.at)].filter(Boolean).join(', ')}</small>
        </div>
      ))}
      {order.actions.includes('note') && (
        <form
          className="office-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') work.run()
          }}
        >
          <Field
            id={fieldId}
            label={t('/desk/order/note-add')}
            note={t('/desk/order/note-hidden')}
            error={work.fields['text']?.[0]}
          >
            {(control) => (
              <textarea
                className="kit-input"
                rows={2}
                value={text}
                maxLength={orderNoteMax}
                onChange={({ target }) => setText(target.value)}
                {...control}
              />
            )}
          </Field>
          {work.error !== null && (
            <Note tone="bad" announce>
              <p>{work.error}</p>
            </Note>
          )}
          <div>
            <Button variant="secondary" size="small" type="submit" busy={work.isBusy}>
              {t('/desk/add')}
            </Button>
          </div>
        </form>
      )}
    </Box>
  )
}
