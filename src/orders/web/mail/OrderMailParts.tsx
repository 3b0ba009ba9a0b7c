import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { Language } from '#src/common/locale.ts'
import type { Order, OrderLineItem, OrderShipment } from '../../contract/order.ts'
import { Layout } from '#src/kit/mail/MailFrame.tsx'
import { look } from '#src/kit/mail/mail-look.ts'
import { fill, type MailTexts, unitsText } from './mail-texts.ts'
import { addressLines, billingLines, deliveryPromise, orderDate, parcelTitle, sumRows } from './order-facts.ts'

export interface OrderPartProps {
  order: Order
  language: Language
  texts: MailTexts
  siteUrl: string
}

export function OrderNumbers({ order, language, texts }: OrderPartProps) {
  return (
    <>
      <p style={look.label}>{texts.orderNumber}</p>
      <p style={look.paragraph}>{order.orderNumber}</p>
      <p style={look.label}>{texts.date}</p>
      <p style={look.paragraph}>{orderDate(order, language)}</p>
    </>
  )
}

export function Parcels(props: OrderPartProps) {
  return props.order.shipments.map((shipment, index) => (
    <Parcel key={shipment.id} {...props} shipment={shipment} index={index} />
  ))
}

function Parcel(props: OrderPartProps & { shipment: OrderShipment; index: number }) {
  const { order, language, texts, siteUrl, shipment, index } = props
  const tablet = shipment.lineItems.find((line) => line.isCustomTablet)
  const billing = billingLines(order, shipment)
  return (
    <div style={look.parcel}>
      <h2 style={look.parcelTitle}>{parcelTitle(order, index, texts)}</h2>
      <p style={look.label}>{texts.deliveredTo}</p>
      <p style={look.paragraph}>{addressLines(shipment.shippingAddress).join('\n')}</p>
      {billing && (
        <>
          <p style={look.label}>{texts.billedTo}</p>
          <p style={look.paragraph}>{billing.join('\n')}</p>
        </>
      )}
      {tablet && (
        <>
          <p style={look.label}>{texts.tabletText}</p>
          <p style={look.paragraph}>
            {[tablet.frontText, tablet.backText, tablet.signature].filter(Boolean).join('\n')}
          </p>
          <TabletPhotos pictures={tablet.tabletPictures} texts={texts} siteUrl={siteUrl} />
        </>
      )}
      <p style={look.paragraph}>{deliveryPromise(shipment, texts, language)}</p>
      <Layout>
        {shipment.lineItems.map((line, place) => (
          <Line key={`${line.code}-${place}`} line={line} texts={texts} siteUrl={siteUrl} />
        ))}
      </Layout>
    </div>
  )
}

interface TabletPhotosProps {
  pictures: OrderLineItem['tabletPictures']
  texts: MailTexts
  siteUrl: string
}

/** Both sides as they will be cut. The words stand above them, for whoever blocks pictures. */
function TabletPhotos({ pictures, texts, siteUrl }: TabletPhotosProps) {
  return (['front', 'back'] as const).map((side) => {
    const address = pictures?.[side]?.drawingUrl
    return address ? (
      <img
        key={side}
        src={new URL(address, siteUrl).href}
        alt={texts.tabletSides[side]}
        width={256}
        height={128}
        style={look.tablet}
      />
    ) : null
  })
}

function Line({ line, texts, siteUrl }: { line: OrderLineItem; texts: MailTexts; siteUrl: string }) {
  const picture = line.productImageUrl
  const source = isResizable(picture) ? imageUrl(picture, 'tiny', 128, 'jpeg') : picture
  return (
    <tr>
      <td style={look.picture} valign="top">
        {source && <img src={new URL(source, siteUrl).href} alt="" width={64} height={64} />}
      </td>
      <td style={look.name} valign="top">
        {line.displayName}
        <br />
        <span style={look.small}>
          {[unitsText(line.quantity, texts), line.totalWeightString].filter(Boolean).join(' · ')}
          {line.previousPriceString && (
            <>
              <br />
              {fill(texts.lowest, { price: line.previousPriceString })}
            </>
          )}
        </span>
      </td>
      <td style={look.price} valign="top">
        {line.previousPriceString ? (
          <>
            <s style={look.struck}>{line.placedPriceString}</s>
            <br />
            <span style={look.reduced}>{line.extendedPriceString}</span>
          </>
        ) : (
          line.extendedPriceString
        )}
      </td>
    </tr>
  )
}

export function Sums({ order, language, texts }: OrderPartProps) {
  return (
    <div style={look.sums}>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          {sumRows(order, texts, language).map((row) => (
            <tr key={row.name}>
              <th scope="row" style={row.isTotal ? { ...look.total, textAlign: 'left' } : look.sumName}>
                {row.name}
              </th>
              <td style={row.isTotal ? { ...look.total, textAlign: 'right' } : look.sumValue}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
