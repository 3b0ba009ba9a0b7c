import { look } from '#src/kit/mail/mail-look.ts'
import { MailFrame } from '#src/kit/mail/MailFrame.tsx'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import { fill, type MailTexts } from './mail-texts.ts'
import { OrderNumbers, Parcels, Sums } from './OrderMailParts.tsx'

interface OrderConfirmationMailProps {
  input: Extract<OrderMailInput, { kind: 'order-confirmation' }>
  texts: MailTexts
}

export function OrderConfirmationMail({ input, texts }: OrderConfirmationMailProps) {
  const { order, language, siteUrl, orderUrl } = input
  const words = texts.confirmation
  const part = { order, language, texts, siteUrl }
  return (
    <MailFrame
      language={language}
      foot={[texts.questions, texts.sender]}
      siteUrl={siteUrl}
      subject={fill(words.subject, { orderNumber: order.orderNumber })}
      preview={words.preview}
      heading={fill(words.heading, { firstName: order.payments[0]?.billingAddress.firstName ?? '' })}
      lead={order.isPaymentPending ? words.pending : words.paid}
    >
      <tr>
        <td style={look.body}>
          <OrderNumbers {...part} />
          <p style={{ margin: '20px 0 28px' }}>
            <a href={orderUrl} style={look.button}>
              {words.toOrder}
            </a>
          </p>
          <Parcels {...part} />
          {order.greeting && (
            <>
              <p style={look.label}>{texts.greeting}</p>
              <p style={look.paragraph}>{order.greeting}</p>
            </>
          )}
          <Sums {...part} />
          <p style={{ ...look.small, margin: '20px 0 0' }}>{texts.rights}</p>
        </td>
      </tr>
    </MailFrame>
  )
}
