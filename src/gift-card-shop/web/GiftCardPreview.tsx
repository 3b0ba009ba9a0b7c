import { sendsString } from '#src/gift-cards/rules/sold-card.ts'
import { GiftCardDrawing } from '#src/gift-cards/web/GiftCardDrawing.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { GiftCardForm } from './use-gift-card-form.ts'

/** The card and its letter as the mail will show them, while they are written. */
export function GiftCardPreview({ amount, form: { card, today } }: { amount: string; form: GiftCardForm }) {
  const text = useText()
  const language = useLanguage()
  const [firstName = ''] = card.recipientName.split(' ')
  const label = [
    text('/gift-card-shop/drawing', { amount }),
    card.recipientName && text('/gift-card-shop/for', { name: card.recipientName }),
  ]
  return (
    <figure className="gift-shop-preview">
      <figcaption>{text('/gift-card-shop/preview')}</figcaption>
      <GiftCardDrawing amount={amount} line={firstName} label={label.filter(Boolean).join(', ')} />
      <div className="gift-shop-preview__slip">
        {card.message === '' ? (
          <p className="kit-say gift-shop-preview__empty">{text('/gift-card-shop/message-here')}</p>
        ) : (
          <p className="kit-say">{text('/gift-card-shop/quoted', { message: card.message })}</p>
        )}
        <p className="gift-shop-preview__foot kit-num">
          <span>{card.senderName}</span>
          <span>{sendsString(card.sendOn, language, today) || text('/gift-card-shop/at-once')}</span>
        </p>
      </div>
    </figure>
  )
}
