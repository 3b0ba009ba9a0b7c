import { clsx } from 'clsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import './gift-card-drawing.css'

interface GiftCardDrawingProps {
  amount: string
  /** The recipient's name, or the card's last four characters; empty for neither. */
  line: string
  /** The text that screen readers read in place of the drawing. */
  label: string
  /** A sum with cents, smaller than a round one. */
  isSum?: boolean
}

/** A gift card, drawn and not a picture, so that its sum and name can be read at any size. */
export function GiftCardDrawing({ amount, line, label, isSum = false }: GiftCardDrawingProps) {
  const text = useText()
  return (
    <div className={clsx('gift-card', isSum && 'gift-card--sum')}>
      <span className="kit-visually-hidden">{label}</span>
      <div className="gift-card__pattern" />
      <div className="gift-card__words" aria-hidden="true">
        <Wordmark name="konvehti" className="gift-card__brand" />
        <i className="gift-card__rule" />
        <span className="gift-card__kind">{text('/gift-card/title')}</span>
        <b className="gift-card__amount">{amount}</b>
        {line !== '' && <span className={isSum ? 'gift-card__last4 kit-num' : 'gift-card__name'}>{line}</span>}
      </div>
    </div>
  )
}
