import { phoneText } from '#src/common/phone-text.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'
import { TabletSides } from './TabletSides.tsx'

/** The engraved texts and the recipient. The style keeps line breaks of the back text. */
export function TabletDetails({ line }: { line: CartLineItem }) {
  const text = useText()
  const place = [line.recipientPostalCode, line.recipientCity].filter(Boolean).join(' ')
  const terms: [key: string, value: string][] = [
    ['front-text', line.frontText],
    ['back-text', line.backText],
    ['signature', line.signature],
    [
      'recipient',
      [line.recipientName, line.recipientAddress, place, countryName(line, text)].filter(Boolean).join('\n'),
    ],
    ['phone', phoneText(line.recipientPhone)],
    ['delivery', line.deliveryEstimateString && text('/cart/tablet/letter', { days: line.deliveryEstimateString })],
  ]
  return (
    <div className="cart-tablet">
      {line.tabletPictures && <TabletSides pictures={line.tabletPictures} />}
      <dl>
        {terms
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{text(`/cart/tablet/${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** The line carries a code such as `FIN`; a code without a text stays a code. */
function countryName(line: CartLineItem, text: (key: string) => string): string {
  const code = line.recipientCountry
  if (code === '') return ''
  const name = text(`/countries/${code.toLowerCase()}`)
  return name === code.toLowerCase() ? code : name
}
