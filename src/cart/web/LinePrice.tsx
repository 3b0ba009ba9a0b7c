import { useText } from '#src/shell/web/text/use-text.ts'

interface LinePriceProps {
  /** Line total at list price, and after a reduction; the same when there is none. */
  placed: string
  paid: string
  isReduced: boolean
}

export function LinePrice({ placed, paid, isReduced }: LinePriceProps) {
  const text = useText()
  if (!isReduced) return <span>{placed}</span>
  return (
    <>
      <s>
        <span className="vh">{text('/cart/line/list-price')} </span>
        {placed}
      </s>
      <span className="less">
        <span className="vh">{text('/cart/line/reduced-price')} </span>
        {paid}
      </span>
    </>
  )
}
