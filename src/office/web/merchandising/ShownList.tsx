import { useLayoutEffect, useRef, useState } from 'react'
import type { ListRule, MerchandisedList } from '#src/listing/contract/merchandising.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { Price } from '#src/kit/Price.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ProductName } from '../goods/product-cells.tsx'
import { OfficeIcon } from '../OfficeIcon.tsx'

interface ShownListProps {
  list: MerchandisedList
  shown: readonly string[]
  rules: ReadonlyMap<string, ListRule>
  chosen: string | null
  /** The person may only look. */
  isFixed: boolean
  onChoose: (code: string) => void
  onMove: (code: string, to: number) => void
}

/** The list as shoppers see it. A product is moved by drag, or with the arrow keys of its handle. */
export function ShownList({ list, shown, rules, chosen, isFixed, onChoose, onMove }: ShownListProps) {
  const t = useText()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const grid = useRef<HTMLOListElement>(null)
  const inHand = useRef<string | null>(null)
  // A browser takes the focus from an element that is put elsewhere.
  useLayoutEffect(() => {
    if (inHand.current === null) return
    grid.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(inHand.current)}"]`)?.focus()
    inHand.current = null
  }, [shown])
  const cards = new Map(list.products.map((card) => [card.code, card]))
  const move = (code: string, to: number): void => {
    if (to < 0 || to >= shown.length || shown[to] === code) return
    onMove(code, to)
    setSaid(t('/desk/merchandising/moved', { name: cards.get(code)?.displayName ?? code, place: to + 1 }))
  }
  return (
    <>
      <output className="kit-visually-hidden">{said}</output>
      <ol className="office-shown" ref={grid} aria-label={t('/desk/merchandising/shown')}>
        {shown.map((code, at) => {
          const card = cards.get(code)
          const kind = rules.get(code)?.kind
          if (!card) return null
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle moves it by keys
            <li
              key={code}
              className="office-shown__card"
              style={{ '--field': `var(--field-${card.field})` } as object}
              data-over={over === code && dragged !== code ? '' : undefined}
              draggable={!isFixed}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', code)
                setDragged(code)
              }}
              onDragEnd={() => {
                setDragged(null)
                setOver(null)
              }}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(code)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null) move(dragged, at)
              }}
            >
              <button
                type="button"
                className="office-shown__choose"
                aria-pressed={chosen === code}
                onClick={() => onChoose(code)}
              >
                <span className="office-shown__pic">
                  {card.imageUrl !== '' && (
                    <Picture image={{ url: card.imageUrl, altText: '' }} preset="square" sizes="200px" />
                  )}
                </span>
                <span className="office-shown__n">{at + 1}</span>
                {kind && (
                  <span className="office-shown__rule" data-kind={kind}>
                    {t(`/desk/merchandising/kind/${kind}`)}
                  </span>
                )}
                <span className="office-shown__name">
                  <ProductName name={card.displayName} />
                </span>
              </button>
              <Price
                now={card.discountedPriceString}
                before={card.hasDiscountedPrice ? (card.previousPrice?.priceString ?? null) : null}
              />
              <StockMark state={card.inStock ? 'in' : 'out'}>
                {t(card.inStock ? '/desk/merchandising/in-stock' : '/desk/merchandising/out')}
              </StockMark>
              {!isFixed && (
                <button
                  type="button"
                  className="office-ib office-shown__grip"
                  data-grip={code}
                  aria-label={t('/desk/merchandising/move', { name: card.displayName, place: at + 1 })}
                  onKeyDown={(event) => {
                    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -at }[event.key]
                    if (step === undefined) return
                    event.preventDefault()
                    inHand.current = code
                    move(code, at + step)
                  }}
                  onClick={() => onChoose(code)}
                >
                  <OfficeIcon name="menu" />
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
