import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  byUuids,
  choice,
  day,
  languageOptions,
  moment,
  money,
  stateChoice,
  text,
  type View,
  yesNo,
} from '#src/platform/resources/resource.ts'

/* The list of gift cards in the back office; the indexes of migration 0580 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)

const states = {
  waiting: { turn: 'waiting', is: 'c.issued_at is null and c.blocked_at is null and c.disputed_at is null' },
  active: {
    turn: 'done',
    is: `c.issued_at is not null and c.blocked_at is null and c.disputed_at is null
      and c.expires_on >= (now() at time zone 'Europe/Helsinki')::date`,
  },
  expired: {
    turn: 'over',
    is: `c.blocked_at is null and c.disputed_at is null and c.expires_on < (now() at time zone 'Europe/Helsinki')::date`,
  },
  disputed: { turn: 'blocked', is: 'c.disputed_at is not null' },
  blocked: { turn: 'blocked', is: 'c.blocked_at is not null and c.disputed_at is null' },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  waiting: { filter: { status: ['waiting'] } },
  blocked: { filter: { status: ['blocked', 'disputed'] } },
  expiring: { filter: { status: ['active'] }, sort: 'expiresOn' },
}

export const giftCardList = {
  name: 'gift-cards',
  from: sql`gift_card as c left join shop_order as o on o.id = c.order_id`,
  id: column('c.id'),
  byIds: byUuids(column('c.id')),
  sort: '-createdAt',
  columns: ['last4', 'createdAt', 'status', 'recipientName', 'amountCents', 'balanceCents', 'expiresOn'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL =>
      sql`lower(coalesce(c.last4, '') || ' ' || c.recipient_name || ' ' || c.recipient_email || ' ' || c.sender_name)
        like lower(${containing(words.replace(/^…\s*/, ''))})`,
  },
  fields: {
    /** The last four characters of the code; empty until the card is sent. */
    last4: text(sql`coalesce('…' || c.last4, '')`),
    createdAt: moment(column('c.created_at'), { sorts: true, filters: true }),
    status: stateChoice(states),
    recipientName: text(column('c.recipient_name')),
    recipientEmail: text(column('c.recipient_email')),
    senderName: text(column('c.sender_name')),
    isForSelf: yesNo(column('c.is_for_self')),
    message: text(column('c.message')),
    language: choice(column('c.language'), languageOptions),
    amountCents: money(column('c.amount_cents')),
    balanceCents: money(
      sql`(select coalesce(sum(e.amount_cents), 0)::int from gift_card_entry as e where e.card_id = c.id)`,
    ),
    sendAt: moment(column('c.send_at')),
    issuedAt: moment(column('c.issued_at')),
    expiresOn: day(column('c.expires_on'), { sorts: true, filters: true }),
    orderNumber: text(column('o.order_number')),
  },
}
