import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { maxQuantity, greetingMaxLength } from '#src/cart/contract/limits.ts'
import { orderNotesMax } from '#src/checkout/contract/limits.ts'
import { serverFieldErrors } from '#src/checkout/web/user-details-form.ts'
import { languages, type Language } from '#src/common/locale.ts'
import { isPointMethod } from '#src/delivery/contract/limits.ts'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { FieldError, TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { TextArea } from '#src/kit/TextArea.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { CountedGoods } from '../goods/CountedGoods.tsx'
import { recordPath } from '../list/list-path.ts'
import { Sums } from '../orders/Money.tsx'
import { ProofBand } from '../record/ProofBand.tsx'
import { Box, Section } from '../record/Section.tsx'
import { useWork } from '../record/use-work.ts'
import { Note, useFailure } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { Delivery } from './Delivery.tsx'
import { consentName, orderOf } from './order-draft.ts'
import { takeOrder } from './phone-order-api.ts'
import type { OrderForm as Form } from './use-order-form.ts'
import { Who } from './Who.tsx'

/** What is missing before the order can be placed, by part. */
type Missing = Partial<Record<'goods' | 'delivery' | 'consents', string>>

/** The parts of the order from top to bottom, and next to them what it costs. */
export function OrderForm({ form }: { form: Form }) {
  const t = useText()
  const navigate = useNavigate()
  const { money } = useFormats()
  const failure = useFailure()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const [isChecked, setChecked] = useState(false)
  const { draft, put, preview, shown } = form
  const seen = preview.data
  const work = useWork({
    call: async () => {
      if (!shown) throw new Error('The order is sent with a sum that was shown')
      try {
        return await takeOrder(orderOf(draft, shown), draft.key)
      } catch (error) {
        const faults = error instanceof ApiError ? error.fieldErrors : null
        for (const [field, message] of serverFieldErrors(faults, 'shippingAddress'))
          form.shipping.setError(field, { type: 'server', message })
        for (const [field, message] of serverFieldErrors(faults, 'billingAddress'))
          form.billing.setError(field, { type: 'server', message })
        // Whatever was refused stands at its line: stock, prices and codes may have changed.
        void preview.refetch()
        throw error
      }
    },
    onDone: ({ orderNumber, statusCode }) => {
      form.forget()
      const isPaid = statusCode !== 'AwaitingPayment'
      snackbars.show({ text: t(`/desk/phone-order/${isPaid ? 'placed-free' : 'placed'}`), variant: 'success' })
      void navigate(recordPath('orders', orderNumber))
    },
  })

  const faults: Missing = {}
  if (draft.lines.length === 0) faults.goods = t('/desk/phone-order/no-goods')
  const { delivery } = draft
  if (delivery === null) faults.delivery = t('/checkout/delivery-missing')
  else if (isPointMethod(delivery.methodId) && !delivery.pickupPointId)
    faults.delivery = t('/desk/phone-order/no-place')
  const isAgreed = (seen?.consents ?? []).every((consent) => draft.agreed.includes(consentName(consent)))
  if (!isAgreed) faults.consents = t('/desk/phone-order/not-agreed')
  /** Faults are shown from the first press on, each until it is mended. */
  const missing = isChecked ? faults : {}

  /** Every part shows its faults; whether there are none. */
  async function check(): Promise<boolean> {
    setChecked(true)
    const isBilled = !draft.hasOtherBill || (await form.billing.trigger(undefined, { shouldFocus: true }))
    const isAddressed = await form.shipping.trigger(undefined, { shouldFocus: true })
    return isAddressed && isBilled && Object.keys(faults).length === 0
  }
  const isBlocked = (seen?.problems ?? []).length > 0 || (seen?.lines ?? []).some(({ problem }) => problem !== '')
  /** Why the order cannot be placed now, in words; undefined when it can. It is placed at a sum that was shown alone. */
  function blockedReason(): string | undefined {
    if (preview.error) return t('/desk/phone-order/sum-missing')
    if (!shown) return t('/desk/phone-order/sum-asked')
    return isBlocked ? t('/desk/phone-order/blocked') : undefined
  }
  const blocked = blockedReason()
  const hasFaults = Object.keys(missing).length > 0 || Object.keys(work.fields).length > 0

  return (
    <div className="office-2">
      <div className="office-col">
        {form.wasKept && form.isUnsaved && (
          <Note
            tone="info"
            action={
              <button
                type="button"
                className="office-t"
                onClick={() => {
                  setChecked(false)
                  form.clear()
                }}
              >
                {t('/desk/phone-order/begin-again')}
              </button>
            }
          >
            <p>{t('/desk/phone-order/kept')}</p>
          </Note>
        )}
        <Section title={t('/desk/part/lines')}>
          <CountedGoods
            lines={draft.lines}
            most={maxQuantity}
            onLines={(lines) => put({ lines })}
            error={draft.lines.length === 0 ? missing.goods : undefined}
            under={(value) => {
              const line = seen?.lines.find((one) => one.code === value && !one.isGift)
              if (!line) return null
              if (line.problem !== '') return <FieldError id={`${formId}-${value}`} text={line.problem} />
              return (
                <small>{`${money(line.pieceCents)}, ${t('/desk/phone-order/in-all')} ${money(line.totalCents)}`}</small>
              )
            }}
          />
        </Section>
        <Who form={form} />
        <Delivery form={form} error={missing.delivery} />
        <Section title={t('/desk/phone-order/more')}>
          <div className="office-form office-phone__address">
            <TextField
              label={t('/desk/phone-order/coupon')}
              value={draft.coupon}
              error={seen?.couponProblem || undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              onChange={({ target }) => put({ coupon: target.value })}
            />
            <TextArea
              label={t('/desk/order/greeting')}
              note={t('/checkout/field/optional')}
              value={draft.greeting}
              rows={2}
              limit={greetingMaxLength}
              error={work.fields['greeting']?.[0]}
              onChange={({ target }) => put({ greeting: target.value })}
            />
            <TextArea
              label={t('/desk/order/note-add')}
              note={t('/desk/order/note-hidden')}
              value={draft.notes}
              rows={2}
              limit={orderNotesMax}
              error={work.fields['notes']?.[0]}
              onChange={({ target }) => put({ notes: target.value })}
            />
            <Select
              label={t('/desk/phone-order/language')}
              value={draft.language}
              onChange={({ target }) => put({ language: target.value as Language })} // one of the options
              options={languages.map((value) => ({ value, label: t(`/desk/order/in-${value}`) }))}
            />
          </div>
        </Section>
        {(seen?.consents ?? []).length > 0 && (
          <Section title={t('/desk/phone-order/consents')}>
            <p className="office-muted">{t('/desk/phone-order/read-out')}</p>
            {seen?.consents.map((consent) => {
              const name = consentName(consent)
              const isAgreed = draft.agreed.includes(name)
              return (
                <Checkbox
                  key={name}
                  checked={isAgreed}
                  error={isAgreed ? undefined : missing.consents}
                  onChange={({ target }) =>
                    put({
                      agreed: target.checked ? [...draft.agreed, name] : draft.agreed.filter((one) => one !== name),
                    })
                  }
                >
                  <span lang={draft.language}>{consent.text}</span>
                </Checkbox>
              )
            })}
          </Section>
        )}
      </div>
      <div className="office-col office-phone__sum" aria-busy={preview.isFetching}>
        <Box title={t('/desk/phone-order/sum')}>
          {preview.error && (
            <Note
              tone="bad"
              announce
              action={
                <button type="button" className="office-t" onClick={() => void preview.refetch()}>
                  {t('/passkeys/again')}
                </button>
              }
            >
              <p>{failure(preview.error)}</p>
            </Note>
          )}
          {seen && draft.lines.length > 0 ? (
            <>
              <Sums
                rows={[
                  [t('/desk/money/goods'), seen.goodsCents],
                  ...seen.discounts.map(
                    ({ name, code: by, amountCents }) =>
                      [by === '' ? name : `${name}, ${by}`, -amountCents, 'minus'] as const,
                  ),
                  [
                    `${seen.methodName || t('/desk/money/delivery')}${seen.isEstimate ? `, ${t('/desk/phone-order/estimate')}` : ''}`,
                    seen.shippingCents,
                  ],
                  [t('/desk/promotions/pays'), seen.totalCents, 'sum'],
                ]}
              />
              {seen.lines
                .filter(({ isGift }) => isGift)
                .map(({ code: gift, name }) => (
                  <p key={gift} className="office-muted">{`${t('/desk/promotions/gift')}: ${name}`}</p>
                ))}
              {seen.problems.map((problem) => (
                <Note key={problem} tone="due" announce>
                  <p>{problem}</p>
                </Note>
              ))}
            </>
          ) : (
            <p className="office-muted">{t('/desk/phone-order/goods-first')}</p>
          )}
          {(work.error !== null || hasFaults) && (
            <Note tone="bad" announce>
              <p>{work.error ?? t('/desk/faults')}</p>
              {Object.values(missing).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </Note>
          )}
          {/* The forms of a new sign-in stand next to this one, not in it; Enter in a field of the goods orders nothing. */}
          <form
            id={formId}
            hidden
            onSubmit={(event) => {
              event.preventDefault()
              void check().then((isReady) => {
                if (isReady && shown && !isBlocked) work.run(code.current?.value.trim() ?? '')
              })
            }}
          />
          <ProofBand work={work} formId={formId} code={code} />
          <Button
            type="submit"
            form={formId}
            wide
            busy={work.isBusy}
            // The reason stands under it at all times, so that a press meets the same button before and after it.
            disabledReason={blocked === undefined ? undefined : ''}
            aria-describedby={`${formId}-why`}
            onDisabledPress={() => void check()}
          >
            {shown && draft.lines.length > 0
              ? t('/desk/phone-order/submit', { sum: money(shown.totalCents) })
              : t('/desk/phone-order/place-bare')}
          </Button>
          <p id={`${formId}-why`} className="office-muted">
            {blocked ?? t('/desk/phone-order/payment-later')}
          </p>
        </Box>
      </div>
    </div>
  )
}
