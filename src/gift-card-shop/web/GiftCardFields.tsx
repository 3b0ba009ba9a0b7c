import { messageMax } from '#src/gift-cards/contract/limits.ts'
import { lastSendDay } from '#src/gift-cards/rules/sold-card.ts'
import { characterCount } from '#src/common/characters.ts'
import { dayName } from '#src/common/day-name.ts'
import { TextField } from '#src/kit/Field.tsx'
import { TextArea } from '#src/kit/TextArea.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OptionRow } from './OptionRow.tsx'
import type { CardField, GiftCardForm } from './use-gift-card-form.ts'

/** Recipient, message and send day of a card. Fields carry their names as ids, so that a fault can link to its field. */
export function GiftCardFields({ form }: { form: GiftCardForm }) {
  const text = useText()
  const { values, change } = form
  const errorOf = useFaultTexts(form)
  const { isForSelf } = values
  return (
    <>
      <OptionRow
        legend={text('/gift-card-shop/who')}
        value={isForSelf ? 'self' : 'other'}
        options={(['other', 'self'] as const).map((value) => ({
          value,
          label: text(`/gift-card-shop/who/${value}`),
          note: text(`/gift-card-shop/who/${value}-note`),
        }))}
        onChange={(who) => change({ isForSelf: who === 'self' })}
      />
      <div className="gift-shop-form__two">
        <TextField
          id={fieldId('recipientName')}
          label={text(isForSelf ? '/gift-card-shop/name-on-card' : '/gift-card-shop/recipient-name')}
          hint={isForSelf ? text('/gift-card-shop/may-be-empty') : undefined}
          error={errorOf('recipientName')}
          value={values.recipientName}
          autoComplete="off"
          onChange={({ target }) => change({ recipientName: target.value })}
        />
        <TextField
          id={fieldId('recipientEmail')}
          type="email"
          inputMode="email"
          label={text(isForSelf ? '/gift-card-shop/own-email' : '/gift-card-shop/recipient-email')}
          hint={isForSelf ? text('/gift-card-shop/own-email-hint') : undefined}
          error={errorOf('recipientEmail')}
          value={values.recipientEmail}
          autoComplete={isForSelf ? 'email' : 'off'}
          onChange={({ target }) => change({ recipientEmail: target.value })}
        />
      </div>
      {!isForSelf && (
        <TextField
          id={fieldId('senderName')}
          label={text('/gift-card-shop/sender')}
          hint={text('/gift-card-shop/sender-hint')}
          error={errorOf('senderName')}
          value={values.senderName}
          autoComplete="name"
          onChange={({ target }) => change({ senderName: target.value })}
        />
      )}
      <TextArea
        id={fieldId('message')}
        label={text('/gift-card-shop/message')}
        rows={4}
        limit={messageMax}
        aside={text('/gift-card-shop/breaks')}
        error={errorOf('message')}
        value={values.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <SendDay form={form} error={errorOf('sendOn')} />
    </>
  )
}

export const fieldId = (field: CardField): string => `gift-card-${field}`

/** What to do about a fault; for a message that is too long, by how much. */
function useFaultTexts({ values, faultOf, refusedOf }: GiftCardForm): (field: CardField) => string | undefined {
  const text = useText()
  return (field) => {
    const over = characterCount(values.message) - messageMax
    const key = faultOf(field)
    if (key === undefined) return refusedOf(field)
    return field === 'message' && over > 0 ? text('/gift-card-shop/shorten', { n: over }) : text(`/${key}`)
  }
}

function SendDay({ form: { values, today, change }, error }: { form: GiftCardForm; error: string | undefined }) {
  const text = useText()
  const language = useLanguage()
  const last = lastSendDay(today)
  return (
    <div className="gift-shop-form__day">
      <OptionRow
        legend={text('/gift-card-shop/when')}
        value={values.isOnDay ? 'day' : 'now'}
        options={(['now', 'day'] as const).map((value) => ({
          value,
          label: text(`/gift-card-shop/when/${value}`),
          note: text(`/gift-card-shop/when/${value}-note`),
        }))}
        onChange={(when) => change({ isOnDay: when === 'day' })}
      />
      {values.isOnDay && (
        <TextField
          id={fieldId('sendOn')}
          type="date"
          className="kit-num"
          label={text('/gift-card-shop/day')}
          hint={text('/gift-card-shop/day-hint', { day: `${dayName(last, language)} ${last.slice(0, 4)}` })}
          min={today}
          max={last}
          error={error}
          value={values.sendOn}
          onChange={({ target }) => change({ sendOn: target.value })}
        />
      )}
    </div>
  )
}
