import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart, CartLineItem, CartProblem } from '../contract/cart.ts'
import { EditLine } from './EditLine.tsx'
import { GiftCardDetails } from './GiftCardDetails.tsx'
import { lineAnchor } from './line-anchor.ts'
import { GiftMark } from './GiftMark.tsx'
import { LineDetails } from './LineDetails.tsx'
import { LineName } from './LineName.tsx'
import { LineNotice } from './LineNotice.tsx'
import { LinePicture } from './LinePicture.tsx'
import { LinePrice } from './LinePrice.tsx'
import { isPromoted, LinePromotions, PromotedPrice } from './LinePromotions.tsx'
import { LineStepper } from './LineStepper.tsx'
import { ProblemNotice, problemsOfLine } from './ProblemNotice.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { TabletDetails } from './TabletDetails.tsx'
import { useLineRemoval } from './use-line-removal.ts'

/** The lines from 768 px up. */
export function CartTable({ cart, lockedBy }: { cart: Cart; lockedBy: string | undefined }) {
  const text = useText()
  return (
    <table className="cart-table kit-num">
      <caption className="kit-visually-hidden">{text('/cart/table/caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('/cart/table/product')}</th>
          <th scope="col">{text('/cart/weight')}</th>
          <th scope="col">{text('/cart/table/quantity')}</th>
          <th scope="col">{text('/cart/table/price')}</th>
        </tr>
      </thead>
      {cart.allLineItems.map((line) => (
        <TableLine key={line.id} line={line} problems={problemsOfLine(cart.problems, line.id)} lockedBy={lockedBy} />
      ))}
    </table>
  )
}

interface TableLineProps {
  line: CartLineItem
  problems: readonly CartProblem[]
  lockedBy: string | undefined
}

function TableLine({ line, problems, lockedBy }: TableLineProps) {
  const { remove, isRemoving, isHeld } = useLineRemoval(line)
  return (
    <tbody id={lineAnchor(line.id)} tabIndex={-1}>
      <tr>
        <td className="cart-table__p">
          <div>
            <LinePicture url={line.productImageUrl} />
            <LineName name={line.displayName} url={line.productUrl} />
            <LineDetails line={line} />
            {!line.isGift && (
              <span className="cart-table__acts">
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
        </td>
        <td className="cart-table__w">{line.totalWeightString}</td>
        <td className="cart-table__q">
          {line.isGift ? <GiftMark /> : <LineStepper line={line} held={isRemoving} lockedBy={lockedBy} />}
        </td>
        <td className="cart-table__s">
          <LinePrice line={line} />
        </td>
      </tr>
      {isPromoted(line) && (
        <tr className="cart-table__campaign">
          <td colSpan={3}>
            <LinePromotions line={line} />
          </td>
          <td>
            <PromotedPrice line={line} />
          </td>
        </tr>
      )}
      {(line.isCustomTablet || line.giftCard || line.notice || problems.length > 0) && (
        <tr className="cart-table__x">
          <td colSpan={4}>
            {line.isCustomTablet && <TabletDetails line={line} />}
            {line.giftCard && <GiftCardDetails card={line.giftCard} />}
            <LineNotice notice={line.notice} />
            {problems.map((problem) => (
              <ProblemNotice key={problem.key} problem={problem} line={line} />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  )
}
