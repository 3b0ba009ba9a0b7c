import type { DeskFault } from '#src/payments/server/desk.ts'

const faultTexts: Readonly<Record<DeskFault['reason'], (about: string) => string>> = {
  'no-order': (about) => `There is no order "${about}"`,
  'not-held': (about) => `${about} is not on hold for that`,
  'not-paid': (about) =>
    `${about} has no payment: it can only be cancelled, unless the provider tells of one after all`,
  'partly-sent': (about) => `${about} is partly sent, so it cannot be cancelled as a whole`,
  forbidden: (permission) => `that takes the permission ${permission}`,
  'wrong-state': (about) => `${about} is not in a state for that`,
  'no-parcel': (about) => `${about}: it is not in a state for that`,
  'not-captured': (about) => `the money of ${about} could not be taken: see its task, then "orders capture"`,
  'nothing-to-do': (about) => `there is nothing of ${about} in a state for that`,
}

/** Why a line about an order was not done. */
export const faultText = ({ reason, about }: DeskFault): string => faultTexts[reason](about)
