import type { AdminRefusal } from '#src/orders/server/order-admin-act.ts'

const faultTexts: Readonly<Record<AdminRefusal['reason'], (about: string) => string>> = {
  'no-order': (about) => `There is no order "${about}"`,
  'not-held': (about) => `${about} is not on hold for that`,
  'not-paid': (about) =>
    `${about} has no payment: it can only be cancelled, unless the provider tells of one after all`,
  'partly-sent': (about) => `${about} is partly sent, so it cannot be cancelled as a whole`,
  'wrong-state': (about) => `${about} is not in a state for that`,
  'no-parcel': (about) => `${about}: it is not in a state for that`,
  'not-captured': (about) => `the money of ${about} could not be taken: see its task, then "orders capture"`,
  'nothing-to-do': (about) => `there is nothing of ${about} in a state for that`,
  'no-reason': (about) => `${about}: a reason is needed, --reason "…"`,
  'no-line': (about) => `${about} has no such line, or not so many pieces of it left`,
  'no-papers': (about) => `there is no receipt of ${about}: it is written when the money is taken`,
  'too-much': (about) => `${about}: that is more than was paid and is not back`,
  'not-taken': (about) => `the money of ${about} is being taken or is lost: once more when the provider has told`,
  disputed: (about) => `the bank takes back the money of ${about}, so nothing is given back beside it`,
  'refunded-whole': (about) => `all the money of ${about} has gone back, so nothing of it is packed or sent: cancel it`,
  'take-out': (about) => `${about}, then pack it anew`,
  'refunded-already': (about) => `the money of ${about} has gone back`,
  'not-accepted': (about) => `there is no statement ${about} that was accepted and whose order is known`,
  'on-its-way': (about) =>
    `${about} is on its way, so nothing of it can be put on the shelf: "orders take-back" when it is back, or refund without --restock`,
  'back-before': (reference) =>
    `all the money for ${reference} went back before: "withdrawals settle ${reference}" closes it and tells the shopper`,
  'not-back': (reference) => `the money for ${reference} is not back: "withdrawals refund ${reference}"`,
  'gift-card-used': (about) => `something was paid with a gift card of ${about}`,
  'held-already': (about) => `${about} is on hold for that already`,
  'packed-already': (about) => `${about} is packed: refund the pieces, or take the parcel apart`,
  'nothing-left': (about) => `nothing of ${about} would be left to send: cancel or refund it`,
  'gift-card-part': (about) => `gift cards of one line of ${about} go back together`,
}

/** Why an operation on an order was refused, in words. */
export const faultText = ({ reason, about }: AdminRefusal): string => faultTexts[reason](about)
