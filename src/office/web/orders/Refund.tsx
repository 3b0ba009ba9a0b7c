import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Field, TextField } from '#src/kit/Field.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { refundReasonMax, type RefundPreview } from '#src/fulfilment/contract/order-record.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, ResourceDescription } from '../../contract/description.ts'
import { act } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { centsOf } from '../record/money-text.ts'
import { DialogButton } from '../record/DialogButton.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { useFailure } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { type Order, previewRefund } from './order-api.ts'
import { Sums } from './Money.tsx'
import { type Chosen, linesOf, Pieces } from './Pieces.tsx'

interface RefundProps {
  resource: ResourceDescription
  order: Order
  action: ActionDescription
}

export function RefundButton(props: RefundProps) {
  const label = (
    <>
      <OfficeIcon name="undo" /> {props.action.label}
    </>
  )
  return (
    <DialogButton label={label}>
      {({ round, ...dialog }) => <RefundDialog key={round} {...props} {...dialog} />}
    </DialogButton>
  )
}

/**
 * Pieces, the delivery fee, another sum. The server says what comes of it before it happens, and the sum stands in the button.
 * Nothing is chosen beforehand.
 */
function RefundDialog({
  resource,
  order,
  action,
  open,
  onClose,
}: RefundProps & { open: boolean; onClose: () => void }) {
  const t = useText()
  const failure = useFailure()
  const { money } = useFormats()
  const after = useAfter(resource.name)
  const [chosen, setChosen] = useState<Chosen>({})
  const [shipping, setShipping] = useState(false)
  const [other, setOther] = useState('')
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(false)
  const otherCents = other.trim() === '' ? 0 : centsOf(other)
  const asked = { lines: linesOf(chosen), shipping, otherCents: otherCents ?? 0, restock }
  const isAsking = otherCents !== null && (asked.lines.length > 0 || shipping || asked.otherCents > 0)
  const preview = useQuery({
    queryKey: ['office', 'refund-preview', order.id, order.version, asked],
    queryFn: ({ signal }) => previewRefund(order.id, asked, signal),
    enabled: open && isAsking,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const shown = isAsking && !preview.error ? preview.data : undefined
  const isFresh = shown !== undefined && !preview.isPlaceholderData
  const work = useWork({
    call: () => act('orders', order.id, 'refund', { ...asked, reason: reason.trim() }),
    onDone: (answer) => {
      after(answer)
      onClose()
      snackbars.show({ text: t('/desk/refund/done', { sum: money(shown?.totalCents) }), variant: 'success' })
    },
    isGuarded: action.needsStepUp,
  })
  const sumOf = (position: number): string =>
    money(shown?.lines.find((line) => line.position === position)?.cents) || '…'
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={t('/desk/refund/title', { number: order.orderNumber })}
      work={work}
      verb={shown ? t('/desk/refund/verb', { sum: money(shown.totalCents) }) : action.label}
      disabledReason={isFresh ? undefined : isAsking && !preview.error ? '' : t('/desk/refund/choose')}
      remark={t('/desk/refund/remark')}
      aside={<Preview order={order} shown={shown} problem={preview.error ? failure(preview.error) : null} />}
    >
      <button
        type="button"
        className="office-t"
        onClick={() => {
          setChosen(Object.fromEntries(order.lines.map((line) => [line.position, leftOf(line)])))
          setShipping(order.money.shippingCents > 0)
        }}
      >
        {t('/desk/refund/all')}
      </button>
      <Pieces order={order} verb={action.label} most={leftOf} chosen={chosen} onChosen={setChosen} sumOf={sumOf} />
      <div className="office-form__row">
        <div>
          <p className="kit-legend">{t('/desk/refund/fee')}</p>
          <Checkbox checked={shipping} onChange={({ target }) => setShipping(target.checked)}>
            {money(order.money.shippingCents)}
          </Checkbox>
        </div>
        <Field
          label={t('/desk/refund/other')}
          hint={
            order.money.refundableCents === null
              ? undefined
              : t('/desk/refund/at-most', { sum: money(order.money.refundableCents) })
          }
          error={otherCents === null || otherCents < 0 ? t('/desk/not-a-sum') : work.fields['otherCents']?.[0]}
        >
          {(control) => (
            <span className="office-unit">
              <input
                className="kit-input"
                inputMode="decimal"
                autoComplete="off"
                value={other}
                onChange={({ target }) => setOther(target.value)}
                {...control}
              />
              <span>€</span>
            </span>
          )}
        </Field>
      </div>
      <TextField
        label={t('/desk/refund/reason')}
        note={t('/desk/refund/reason-note')}
        value={reason}
        maxLength={refundReasonMax}
        error={work.fields['reason']?.[0]}
        onChange={({ target }) => setReason(target.value)}
        autoComplete="off"
        required
      />
      <div>
        <Checkbox checked={restock} onChange={({ target }) => setRestock(target.checked)}>
          {t('/desk/refund/restock')}
        </Checkbox>
        <p className="office-muted">{t('/desk/refund/restock-note')}</p>
      </div>
    </WorkDialog>
  )
}

const leftOf = (line: Order['lines'][number]): number => line.quantity - line.refundedQuantity - line.leftOutQuantity

interface PreviewProps {
  order: Order
  shown: RefundPreview | undefined
  /** Why it cannot be refunded so; null: it can. */
  problem: string | null
}

function Preview({ order, shown, problem }: PreviewProps) {
  const t = useText()
  const { money } = useFormats()
  const nameOf = (position: number): string => order.lines.find((line) => line.position === position)?.name ?? ''
  return (
    <section aria-live="polite">
      <h3 className="office-h">{t('/desk/refund/so')}</h3>
      {problem !== null && <p>{problem}</p>}
      {problem === null && !shown && <p className="office-muted">{t('/desk/refund/nothing-yet')}</p>}
      {shown && (
        <>
          <Sums
            rows={[
              ...shown.lines.map(
                ({ position, quantity, cents }) => [`${quantity} × ${nameOf(position)}`, cents] as const,
              ),
              [t('/desk/refund/fee'), shown.shippingCents],
              [t('/desk/refund/other'), shown.otherCents],
              [t('/desk/refund/back'), shown.totalCents, 'sum'],
              [t('/desk/refund/card'), shown.cardCents],
              ...(order.money.giftCardCents > 0 ? [[t('/desk/money/gift-card'), shown.giftCardCents] as const] : []),
            ]}
          />
          <p className="office-muted">{t('/desk/refund/left', { sum: money(shown.leftCents) })}</p>
          {shown.isNotCharged && <p className="office-muted">{t('/desk/refund/not-charged')}</p>}
          {shown.endsOrder && <p>{t('/desk/refund/ends-order')}</p>}
          {shown.takeOut.map(({ parcel, code, quantity }) => (
            <p key={`${parcel}-${code}`}>{t('/desk/refund/take-out', { parcel, code, count: quantity })}</p>
          ))}
        </>
      )}
    </section>
  )
}
