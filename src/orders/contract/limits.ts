/** Business numbers of orders (C-4.9, C-13). */

/** An order of more pieces than this that takes more than this share of what is free of an item is a bulk order. */
export const bulkPieces = 10
export const bulkShare = 1 / 3
/** No order keeps goods from others for longer, whatever its payments (C-18.5). */
export const longestReservationMinutes = 40
/** How long the link to an order in a mail or an address works. */
export const orderKeyMs = 30 * 24 * 3_600_000
/** Unpaid orders leave the visitor's list after this. */
export const unpaidListedMs = 3_600_000
/** A code that opens an order by mail: its life, and how many wrong tries the browser that asked for it has in that time. */
export const accessCodeMinutes = 10
export const accessTriesMax = 5
export const accessWindowMs = 15 * 60_000
/**
 * Mails with such a code, for one order to one network. Of one mailbox, what a network asks for after its first of a day is counted
 * together for all of them, so that a few that ask without end leave the first of any other open; and all of it has an end.
 */
export const accessMails = {
  orderAndNetwork: { max: 3, windowMs: accessWindowMs },
  firstOfNetwork: { max: 1, windowMs: 24 * 3_600_000 },
  mailbox: { max: 3, windowMs: 3_600_000 },
  mailboxOfDay: { max: 12, windowMs: 24 * 3_600_000 },
  inAll: { max: 20, windowMs: 3_600_000 },
  inAllOfDay: { max: 40, windowMs: 24 * 3_600_000 },
} as const
/** Of a statement of withdrawal: characters of its texts, lines, pieces of a line. */
export const withdrawalLimits = { name: 255, message: 2_000, lines: 200, quantity: 999 } as const
/** Receipts of statements to one mailbox that is no order's own: whoever types its address may be a stranger to it. */
export const elsewhereMails = { max: 5, windowMs: 24 * 3_600_000 } as const
/** The money of a withdrawal is back by then, from its statement on (Directive 2011/83/EU, article 13). */
export const withdrawalAnswerDays = 14
/** Characters of what the shop answers to it. */
export const reasonMax = 1_000

/** How long orders that came with a sign-in can be let go again (C-20). */
export const claimUndoDays = 30
/** Names stay with the books of a year for six after its end (Accounting Act, chapter 2, section 10). */
export const namesWithBooksDays = 7 * 366
