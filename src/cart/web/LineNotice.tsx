import { NoteLine, Problem } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'

/** A notice on a product in the cart: a recall or a warning as a problem, others as a remark. */
export function LineNotice({ notice }: { notice: CartLineItem['notice'] }) {
  const text = useText()
  if (!notice) return null
  const Line = notice.type === 'information' ? NoteLine : Problem
  return (
    <Line>
      <b>{text(`/catalogue/notice/${notice.type}`)}:</b> {notice.text}
    </Line>
  )
}
