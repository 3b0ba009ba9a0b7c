import { look } from '#src/kit/mail/mail-look.ts'
import { MailFrame } from '#src/kit/mail/MailFrame.tsx'
import type { OrderMailInput } from '../../contract/order-mail.ts'
import { fill, type MailTexts } from './mail-texts.ts'
import { OrderNumbers, Sums } from './OrderMailParts.tsx'

interface PaymentFailedMailProps {
  input: Extract<OrderMailInput, { cartUrl: string }>
  texts: MailTexts
}

export function PaymentFailedMail({ input, texts }: PaymentFailedMailProps) {
  const { order, language, siteUrl, cartUrl, isReversed } = input
  const words = input.kind === 'order-cancelled' ? texts.cancelled : texts.failed
  const part = { order, language, texts, siteUrl }
  return (
    <MailFrame
      language={language}
      foot={[texts.questions, texts.sender]}
      siteUrl={siteUrl}
      subject={fill(words.subject, { orderNumber: order.orderNumber })}
      preview={words.preview}
      heading={words.heading}
      lead={isReversed ? words.reversed : words.notCharged}
    >
      <tr>
        <td style={look.body}>
          <OrderNumbers {...part} />
          <p style={{ margin: '20px 0 28px' }}>
            <a href={cartUrl} style={look.button}>
              {words.toCart}
            </a>
          </p>
          <Sums {...part} />
        </td>
      </tr>
    </MailFrame>
  )
}
