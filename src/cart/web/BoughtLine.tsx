import type { ReactNode } from 'react'
import type { CartLineItem } from '../contract/cart.ts'
import { GiftMark } from './GiftMark.tsx'
import { LineDetails } from './LineDetails.tsx'
import { LineName } from './LineName.tsx'
import { LinePicture } from './LinePicture.tsx'
import { LinePrice } from './LinePrice.tsx'
import { isPromoted, LinePromotions, PromotedPrice } from './LinePromotions.tsx'

interface BoughtLineProps {
  line: CartLineItem
  facts: readonly string[]
  note?: ReactNode
}

/** One read-only line, for the checkout's summary. */
export const BoughtLine = ({ line, facts, note }: BoughtLineProps) => (
  <li className="cart-line">
    <LinePicture url={line.productImageUrl} />
    <LineName name={line.displayName} />
    <p className="cart-line__price kit-num">
      <LinePrice line={line} />
    </p>
    <LineDetails line={line} first={facts} />
    {isPromoted(line) && (
      <p className="cart-line__campaign">
        <LinePromotions line={line} />
        <PromotedPrice line={line} />
      </p>
    )}
    {line.isGift && (
      <p className="cart-line__campaign">
        <GiftMark />
      </p>
    )}
    {note && <div className="cart-line__note kit-small kit-muted">{note}</div>}
  </li>
)
