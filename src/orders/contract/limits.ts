/** Business numbers of orders (C-4.9, C-13). */

/** An order of more pieces than this, which takes more than this share of an item's free stock, is a bulk order. */
export const bulkPieces = 10
export const bulkShare = 1 / 3
/** The longest time that an order reserves goods, whatever its payments (C-18.5). */
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
 * Limits of mails with such a code: per order and network, and per mailbox. After its first mail of a day, a network's requests
 * count toward limits that all networks share, so that a few networks with endless requests leave the first request of any
 * other open; the `inAll` limits bound the whole.
 */
export const accessMails = {
  orderAndNetwork: { max: 3, windowMs: accessWindowMs },
  firstOfNetwork: { max: 1, windowMs: 24 * 3_600_000 },
  mailbox: { max: 3, windowMs: 3_600_000 },
  mailboxOfDay: { max: 12, windowMs: 24 * 3_600_000 },
  inAll: { max: 20, windowMs: 3_600_000 },
  inAllOfDay: { max: 40, windowMs: 24 * 3_600_000 },
} as const
/** Limits of a statement of withdrawal: characters of its texts, lines, pieces of a line. */
export const withdrawalLimits = { name: 255, message: 2_000, lines: 200, quantity: 999 } as const
/** Receipts of statements to one mailbox other than the order's: its owner may be a stranger to the person who typed it. */
export const elsewhereMails = { max: 5, windowMs: 24 * 3_600_000 } as const
/** Days from a statement within which its money is paid back (Directive 2011/83/EU, article 13). */
export const withdrawalAnswerDays = 14
/** Characters of the shop's answer to a statement. */
export const reasonMax = 1_000

/** How long orders that came with a sign-in can be let go again (C-20). */
export const claimUndoDays = 30
/** Names stay with the books of a year for six after its end (Accounting Act, chapter 2, section 10). */
export const namesWithBooksDays = 7 * 366
