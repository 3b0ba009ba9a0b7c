import type { FastifyRequest } from 'fastify'
import type { Language } from '#src/common/locale.ts'
import type { Transaction } from '#src/platform/database/database.ts'

/** Who is signed in, with the address that their account has proved. */
export interface Customer {
  email: string
  language: Language
}

/** What the checkout asks of those who keep marketing permissions. */
export interface CheckoutMarketing {
  /** Null: a guest. */
  customerOf: (request: FastifyRequest) => Promise<Customer | null>
  /** Of a customer's own address. */
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
