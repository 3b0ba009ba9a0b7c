import { holdReasons, openStatuses, orderStatuses } from '#src/orders/rules/order-states.ts'
import { moveReasons } from '#src/products/server/stock/stock-admin.ts'
import { type Spoken, spokenLine } from './resource-lines.ts'

/** A line, and the part of a resource that it is, in a row of the table below. */
const row = (usage: string, part: string, summary: string, more: Partial<Spoken> = {}): Spoken => {
  const [resource = '', does = ''] = part.split(' ')
  return { usage, resource, does, summary, ...more }
}

/** Lines that the documentation names and that are called otherwise than what a definition makes by itself. */
export const spoken: readonly Spoken[] = [
  row(
    `orders list [status:${orderStatuses.join('|')}…]`,
    'orders list',
    'paid orders that are not finished, or those of the states named, oldest first',
    { given: { status: [...openStatuses], sort: 'createdAt' }, whileRestored: true },
  ),
  row('orders show <order>', 'orders show', 'an order with its parcels, its money and all that has happened to it', {
    whileRestored: true,
  }),
  row('orders held', 'orders list', 'orders on hold with their reasons, oldest first', {
    given: { view: 'held' },
    shows: ['holdReasons'],
  }),
  row(
    'orders pack <order> [parcels…]',
    'orders pack',
    'packed and labelled; the first parcel takes the money, and the shopper can no longer cancel. Once more after something was taken out',
  ),
  row(
    'orders ship <order> [parcels…] [--number N] [--carrier NAME] [--url URL]',
    'orders ship',
    'sent, or ready in the store; the shopper is told. A carrier’s own number takes the place of the label’s',
    { named: { number: 'trackingNumber', url: 'trackingUrl' } },
  ),
  row(
    'orders deliver <order> [parcels…]',
    'orders deliver',
    'handed over: the days of withdrawal run from the last parcel',
  ),
  row(
    'orders take-back <order> [parcels…] [--restock]',
    'orders take-back',
    'what was sent is back in the house; --restock puts it on the shelf, here or with the refund, which is a line of its own',
  ),
  row(
    'orders take-apart <order> [parcels…]',
    'orders take-apart',
    'what was packed and then cancelled is on the shelf again; what was spoilt by it leaves it by stock move',
  ),
  row(
    'orders capture <order>',
    'orders capture',
    'asks once more for the money of a packed order, after a capture that failed',
  ),
  row(
    'orders refund <order> [lines…] [--shipping] [--amount EUROS] --reason TEXT [--restock]',
    'orders refund',
    'gives back pieces of lines (1, 1x2), the delivery fee, a sum, or all that is left: to the card first, then to the gift card; the shopper is told. Pieces not sent leave their parcel; --restock puts packed or returned ones on the shelf',
    { given: { lines: [], otherCents: 0 }, named: { amount: 'otherCents', withdrawal: 'withdrawalReference' } },
  ),
  row(
    'orders refund-again <order>',
    'orders refund-again',
    'asks once more for refunds that failed, or that the provider has not answered to',
  ),
  row('orders resend <order>', 'orders resend', 'sends the order’s confirmation once more', {
    given: { mail: 'confirmation' },
  }),
  row('receipts send <order>', 'orders resend', 'mails the links of an order’s receipts and credit notes once more', {
    given: { mail: 'receipts' },
  }),
  row(
    `orders release <order> <reason>`,
    'orders release',
    `this reason is seen to, of ${holdReasons.join(', ')}: with the last one gone the order goes into work`,
  ),
  row('designer release <order>', 'orders release', 'the text may be engraved: the order goes into work', {
    given: { reason: 'engraving' },
  }),
  row(
    'orders cancel <order>',
    'orders cancel',
    'an order of which nothing is sent ends: goods back on the shelf, money given back, shopper told',
  ),
  row('withdrawals show <reference>', 'withdrawals show', 'all that was stated, and what became of it'),
  row(
    'withdrawals accept <reference> [--note TEXT] [--partly]',
    'withdrawals accept',
    'accepts it and tells the shopper; the money goes back by withdrawals refund; --partly where some of it has gone back before',
  ),
  row('withdrawals refuse <reference> --note TEXT', 'withdrawals refuse', 'refuses it and tells the shopper why', {
    named: { note: 'reason' },
  }),
  row(
    'withdrawals refund <reference> [--restock]',
    'withdrawals refund',
    'gives back what was paid for the lines of an accepted statement; --restock puts them on the shelf',
  ),
  row(
    'withdrawals settle <reference>',
    'withdrawals settle',
    'closes an accepted statement whose money all went back otherwise, and tells the shopper so',
  ),
  row(
    'gift-card list [--view waiting|blocked|expiring]',
    'gift-cards list',
    'the newest gift cards: id, last four, what is on them, last day',
  ),
  row('gift-card show <card>', 'gift-cards show', 'one gift card with all that became of its money'),
  row(
    'gift-card issue <amount> <recipient-email> <language> <recipient-name…>',
    'gift-cards add',
    'a gift card of so many euros that nobody pays for; code and PIN go by mail alone',
  ),
  row(
    'gift-card resend <card> [recipient-email]',
    'gift-cards resend',
    'its mail once more, with a new code and PIN: the old ones no longer open it',
  ),
  row('gift-card block <card>', 'gift-cards block', 'nothing more is paid with it'),
  row('gift-card unblock <card>', 'gift-cards unblock', 'it can be used again'),
  row('gift-card extend <card> <expires-on>', 'gift-cards extend', 'a later last day, 2030-12-31'),
  row(
    'promotion list [--view running|coming|off|ended]',
    'promotions list',
    'all promotions, whether they are on, and how often they were used',
  ),
  row('promotion show <promotion>', 'promotions show', 'everything of a promotion'),
  row('promotion activate <promotion>', 'promotions activate', 'switches a promotion on, at once and everywhere'),
  row('promotion end <promotion>', 'promotions end', 'switches a promotion off; orders keep what it gave them'),
  row('product publish <product>', 'products publish', 'shows a product in the shop'),
  row('product withdraw <product>', 'products withdraw', 'takes a product out of the shop'),
  row('price set <variation> <price>', 'prices set-price', 'a new normal price from now on, in cents', {
    inCents: true,
  }),
  row(
    'stock set <variation> <on-hand> [--seen UNITS]',
    'stock change',
    'what was counted on a shelf, also where more is promised to orders; refused when it no longer holds what was seen',
    { named: { seen: 'version' } },
  ),
  row(
    'stock move <variation> <reason> <units>',
    'stock move',
    `so many came to a shelf or left it without an order: ${moveReasons.join(', ')}`,
  ),
  row(
    'stock movements <variation>',
    'stock show',
    'what came to a shelf and left it, newest first, with what lay there afterwards',
    { part: 'movements' },
  ),
  row('jobs dead', 'jobs list', 'queues with jobs that failed for good', {
    given: { view: 'dead' },
    whileRestored: true,
  }),
  row('jobs retry <queue>', 'jobs repeat', 'puts the dead jobs of a queue back into it', { whileRestored: true }),
  row('jobs forget <queue>', 'jobs forget', 'removes the dead jobs of a queue; what they were for is not done', {
    whileRestored: true,
  }),
]

export const spokenLines = spoken.map(spokenLine)
