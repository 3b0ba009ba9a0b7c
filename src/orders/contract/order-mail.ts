import type { Language } from '#src/common/locale.ts'
import type { Order } from './order.ts'

/** What the mail templates are given; the order is presented in its own language. */
export type OrderMailInput =
  | {
      kind: 'order-confirmation'
      language: Language
      order: Order
      /** Absolute and signed, works 30 days without a session. */
      orderUrl: string
      /** Absolute origin for pictures and links. */
      siteUrl: string
    }
  | {
      /** `order-cancelled`: paid for, and not made after a person had looked at it. */
      kind: 'payment-failed' | 'order-cancelled'
      language: Language
      order: Order
      /** Absolute; brings the lines back into the visitor's cart. */
      cartUrl: string
      /** Money had been taken and is on its way back. */
      isReversed: boolean
      siteUrl: string
    }

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Made by the render bundle; handed to the server by app/. */
export type RenderMail = (input: OrderMailInput) => RenderedMail | Promise<RenderedMail>
