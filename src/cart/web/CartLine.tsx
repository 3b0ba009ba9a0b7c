import type { CartLineItem, CartProblem } from '../contract/cart.ts'
import { EditLine } from './EditLine.tsx'
import { GiftCardDetails } from './GiftCardDetails.tsx'
import { GiftMark } from './GiftMark.tsx'
import { LineDetails } from './LineDetails.tsx'
import { LineName } from './LineName.tsx'
import { LineNotice } from './LineNotice.tsx'
import { LinePicture } from './LinePicture.tsx'
import { LinePrice } from './LinePrice.tsx'
import { isPromoted, LinePromotions, PromotedPrice } from './LinePromotions.tsx'
import { LineStepper } from './LineStepper.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { TabletDetails } from './TabletDetails.tsx'
import { useLineRemoval } from './use-line-removal.ts'

interface CartLineProps {
  line: CartLineItem
  problems: readonly CartProblem[]
  /** Set only where the problems above the list link to the line: an id may occur once per page. */
  id?: string
  /** Id of the text that explains why the line can't be changed now. */
  lockedBy?: string | undefined
}

/** One line as a list item: drawer, and cart page on phones. */
export function CartLine({ line, problems, id, lockedBy }: CartLineProps) {
  const { remove, isRemoving, isHeld } = useLineRemoval(line)
  return (
    <li className="cart-line" id={id} tabIndex={id ? -1 : undefined}>
      <LinePicture url={line.productImageUrl} />
      <LineName name={line.displayName} url={line.productUrl} />
      <p className="cart-line__price kit-num">
        <LinePrice line={line} />
      </p>
      <LineDetails line={line} />
      <div className="cart-line__tools">
        {line.isGift ? <GiftMark /> : <LineStepper line={line} held={isRemoving} lockedBy={lockedBy} />}
        <span className="kit-small kit-muted kit-num">{line.totalWeightString}</span>
        {!line.isGift && (
          <span className="cart-line__acts">
            <EditLine line={line} lockedBy={lockedBy} />
            <RemoveButton
              name={line.displayName}
              busy={isRemoving}
              held={isHeld}
              onPress={remove}
              lockedBy={lockedBy}
            />
          </span>
        )}
      </div>
      {isPromoted(line) && (
        <p className="cart-line__campaign">
          <LinePromotions line={line} />
          <PromotedPrice line={line} />
        </p>
      )}
      {line.isCustomTablet && <TabletDetails line={line} />}
      {line.giftCard && <GiftCardDetails card={line.giftCard} />}
      <LineNotice notice={line.notice} />
      {problems.map((problem) => (
        <ProblemNotice key={problem.key} problem={problem} line={line} />
      ))}
    </li>
  )
}
