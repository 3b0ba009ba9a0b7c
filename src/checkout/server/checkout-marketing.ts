import type { FastifyRequest } from 'fastify'
import type { Language } from '#src/common/locale.ts'
import type { Transaction } from '#src/platform/database/database.ts'

/** The signed-in customer, with the address that their account has proved. */
export interface Customer {
  email: string
  language: Language
}

/** What the checkout needs of the domain that keeps marketing permissions. */
export interface CheckoutMarketing {
  /** Null: a guest. */
  customerOf: (request: FastifyRequest) => Promise<Customer | null>
  /** Whether a customer has given it for their address. */
  isGiven: (email: string) => Promise<boolean>
  /** Part of the transaction that places the order. */
  ticked: (
    tx: Transaction,
    tick: {
      customer: Customer | null
      email: string
      name: string
      language: Language
      version: string
      orderId: string
    },
  ) => Promise<void>
}
