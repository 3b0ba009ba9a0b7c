import { holdReasons, openStatuses, orderStatuses } from '#src/orders/rules/order-states.ts'
import { moveReasons } from '#src/products/server/stock/stock-admin.ts'
import { type Spoken, spokenLine } from './resource-lines.ts'

/** A line, and the part of a resource that it is, in a row of the table below. */
const row = (line: string, part: string, usage: string, summary: string, more: Partial<Spoken> = {}): Spoken => {
  const [resource = '', does = ''] = part.split(' ')
  return { line, resource, does, usage, summary, ...more }
}

/** Lines that the documentation names and that are called otherwise than what a definition makes by itself. */
export const spoken: readonly Spoken[] = [
  row(
    'orders list',
    'orders list',
    `[${orderStatuses.join('|')}…]`,
    'paid orders that are not finished, or those of the states named, oldest first',
    { words: ['status…'], given: { status: [...openStatuses], sort: 'createdAt' }, whileRestored: true },
  ),
  row('orders held', 'orders list', '', 'orders on hold with their reasons, oldest first', {
    given: { view: 'held' },
    shows: ['holdReasons'],
  }),
  row(
    'orders pack',
    'orders pack',
    '<order> [parcel…]',
    'packed and labelled; the first parcel takes the money, and the shopper can no longer cancel. Once more after something was taken out',
    { words: ['parcels…'] },
  ),
  row(
    'orders ship',
    'orders ship',
    '<order> [parcel…] [--number N [--carrier NAME] [--url URL]]',
    'sent, or ready in the store; the shopper is told. A carrier’s own number takes the place of the label’s',
    { words: ['parcels…'], named: { number: 'trackingNumber', url: 'trackingUrl' } },
  ),
  row(
    'orders deliver',
    'orders deliver',
    '<order> [parcel…]',
    'handed over: the days of withdrawal run from the last parcel',
    { words: ['parcels…'] },
  ),
  row(
    'orders take-back',
    'orders take-back',
    '<order> [parcel…] [--restock]',
    'what was sent is back in the house; --restock puts it on the shelf, here or with the refund, which is a line of its own',
    { words: ['parcels…'] },
  ),
  row(
    'orders take-apart',
    'orders take-apart',
    '<order> [parcel…]',
    'what was packed and then cancelled is on the shelf again; what was spoilt by it leaves it by stock move',
    { words: ['parcels…'] },
  ),
  row(
    'orders capture',
    'orders capture',
    '<order>',
    'asks once more for the money of a packed order, after a capture that failed',
  ),
  row(
    'orders refund',
    'orders refund',
    '<order> <all | [line[xPIECES]…] [--shipping] [--amount EUROS]> --reason TEXT [--restock]',
    'gives back so many pieces of lines, the delivery fee, a sum, or all that is left: to the card first, then to the gift card; the shopper is told. Pieces not sent leave their parcel; --restock puts packed or returned ones on the shelf',
    {
      words: ['lines…'],
      given: { lines: [], otherCents: 0 },
      named: { amount: 'otherCents', withdrawal: 'withdrawalReference' },
    },
  ),
  row(
    'orders refund-again',
    'orders refund-again',
    '<order>',
    'asks once more for refunds that failed, or that the provider has not answered to',
  ),
  row('orders resend', 'orders resend', '<order>', 'sends the order’s confirmation once more', {
    given: { mail: 'confirmation' },
  }),
  row(
    'receipts send',
    'orders resend',
    '<order>',
    'mails the links of an order’s receipts and credit notes once more',
    { given: { mail: 'receipts' } },
  ),
  row(
    'orders release',
    'orders release',
    `<order> <${holdReasons.join('|')}>`,
    'this reason is seen to: with the last one gone the order goes into work',
    { words: ['reason'] },
  ),
  row('designer release', 'orders release', '<order>', 'the text may be engraved: the order goes into work', {
    given: { reason: 'engraving' },
  }),
  row(
    'orders cancel',
    'orders cancel',
    '<order>',
    'an order of which nothing is sent ends: goods back on the shelf, money given back, shopper told',
  ),
  row('withdrawals refuse', 'withdrawals refuse', '<reference> --note TEXT', 'refuses it and tells the shopper why', {
    named: { note: 'reason' },
  }),
  row(
    'withdrawals refund',
    'withdrawals refund',
    '<reference> [--restock]',
    'gives back what was paid for the lines of an accepted statement; --restock puts them on the shelf',
  ),
  row(
    'withdrawals settle',
    'withdrawals settle',
    '<reference>',
    'closes an accepted statement whose money all went back otherwise, and tells the shopper so',
  ),
  row(
    'gift-card list',
    'gift-cards list',
    '[--view waiting|blocked|expiring]',
    'the newest gift cards: id, last four, what is on them, last day',
  ),
  row('gift-card show', 'gift-cards show', '<id>', 'one gift card with all that became of its money'),
  row(
    'gift-card issue',
    'gift-cards add',
    '<euros> <e-mail> <fi|sv|en> <name>',
    'a gift card that nobody pays for; code and PIN go by mail alone',
    { words: ['amountCents', 'recipientEmail', 'language', 'recipientName…'] },
  ),
  row(
    'gift-card resend',
    'gift-cards resend',
    '<id> [e-mail]',
    'its mail once more, with a new code and PIN: the old ones no longer open it',
    { words: ['recipientEmail'] },
  ),
  row('gift-card block', 'gift-cards block', '<id>', 'nothing more is paid with it'),
  row('gift-card unblock', 'gift-cards unblock', '<id>', 'it can be used again'),
  row('gift-card extend', 'gift-cards extend', '<id> <2030-12-31>', 'a later last day', { words: ['expiresOn'] }),
  row(
    'promotion list',
    'promotions list',
    '[--view running|coming|off|ended]',
    'all promotions, whether they are on, and how often they were used',
  ),
  row('promotion show', 'promotions show', '<key>', 'everything of a promotion'),
  row('promotion activate', 'promotions activate', '<key>', 'switches a promotion on, at once and everywhere'),
  row('promotion end', 'promotions end', '<key>', 'switches a promotion off; orders keep what it gave them'),
  row('product publish', 'products publish', '<product code>', 'shows a product in the shop'),
  row('product withdraw', 'products withdraw', '<product code>', 'takes a product out of the shop'),
  row('price set', 'prices set-price', '<variation code> <cents>', 'a new normal price from now on', {
    words: ['priceCents'],
    inCents: true,
  }),
  row(
    'stock set',
    'stock change',
    '<variation code> <units> [--seen UNITS]',
    'what was counted on a shelf, also where more is promised to orders; refused when it no longer holds what was seen',
    { words: ['onHand'], named: { seen: 'version' } },
  ),
  row(
    'stock move',
    'stock move',
    `<variation code> <${moveReasons.join('|')}> <units>`,
    'so many came to a shelf or left it beside any order',
    { words: ['reason', 'units'] },
  ),
  row(
    'stock movements',
    'stock show',
    '<variation code>',
    'what came to a shelf and left it, newest first, with what lay there afterwards',
    { part: 'movements' },
  ),
  row('jobs dead', 'jobs list', '', 'queues with jobs that failed for good', {
    given: { view: 'dead' },
    whileRestored: true,
  }),
  row('jobs retry', 'jobs repeat', '<queue>', 'puts the dead jobs of a queue back into it', { whileRestored: true }),
  row('jobs forget', 'jobs forget', '<queue>', 'removes the dead jobs of a queue; what they were for is not done', {
    whileRestored: true,
  }),
]

export const spokenLines = spoken.map(spokenLine)
