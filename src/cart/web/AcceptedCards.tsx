import { useText } from '#src/shell/web/text/use-text.ts'

/** Names of the cards, with a short form that fits the mark. */
const cards = [
  ['Visa', 'VISA'],
  ['Mastercard', 'MC'],
  ['American Express', 'AMEX'],
] as const

/** Which cards are taken, as neutral marks: the companies' own logos belong to them. */
export function AcceptedCards() {
  const text = useText()
  return (
    <ul className="cart-cards" aria-label={text('/cart/accepted-cards')}>
      {cards.map(([name, mark]) => (
        <li key={name}>
          <span aria-hidden="true">{mark}</span>
          <span className="kit-visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  )
}
