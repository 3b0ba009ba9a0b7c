import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  byUuids,
  choice,
  languageOptions,
  moment,
  money,
  number,
  stateChoice,
  text,
  type View,
  yesNo,
} from '#src/platform/resources/resource.ts'

/* The list of customers in the back office; the indexes of migration 0581 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)
const leaving = 'exists (select from account_deletion as d where d.account_id = a.id)'
const orders = sql`from shop_order as o where o.owner_id = a.owner_id and o.status not in ('AwaitingPayment', 'Cancelled')`

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  locked: { filter: { status: ['locked'] } },
  leaving: { filter: { status: ['leaving'] } },
  unopened: { filter: { status: ['unopened'] } },
}

/** A telephone number is kept as `+358…`; it is found as people write it, with spaces and a zero. */
const isPhone = /^[+\d\s()-]+$/
const wordsOf = (typed: string): string =>
  isPhone.test(typed) ? typed.replaceAll(/[\s()-]/g, '').replace(/^(00|0|\+)/, '') : typed

export const customerList = {
  name: 'customers',
  // The planner pulls the condition up to the others, so that the partial indexes serve it.
  from: sql`(select * from account where realm = 'customer') as a`,
  id: column('a.id'),
  byIds: byUuids(column('a.id')),
  sort: '-createdAt',
  columns: ['name', 'email', 'phone', 'status', 'orderCount', 'spentCents', 'createdAt'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL =>
      sql`lower(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || a.phone) like lower(${containing(wordsOf(words))})`,
  },
  fields: {
    name: text(sql`btrim(a.first_name || ' ' || a.last_name)`),
    email: text(column('a.email')),
    phone: text(column('a.phone')),
    status: stateChoice({
      active: { turn: 'done', is: `a.locked_at is null and a.proved_at is not null and not ${leaving}` },
      unopened: { turn: 'waiting', is: `a.locked_at is null and a.proved_at is null and not ${leaving}` },
      locked: { turn: 'blocked', is: `a.locked_at is not null and not ${leaving}` },
      leaving: { turn: 'over', is: leaving },
    }),
    /** A new address that its owner has not confirmed yet. */
    waitingEmail: text(sql`(select v.email from email_verification as v
      where v.kind = 'email-change' and v.details ->> 'accountId' = a.id::text and v.used_at is null and v.ends_at > now()
      order by v.created_at desc limit 1)`),
    language: choice(column('a.language'), languageOptions),
    isSubscriber: yesNo(
      sql`exists (select from marketing_permission as p where p.email_key = a.email_key and p.is_given)`,
    ),
    orderCount: number(sql`(select count(*)::int ${orders})`),
    spentCents: money(sql`(select coalesce(sum(o.total_cents), 0)::int ${orders})`),
    lastOrderAt: moment(sql`(select max(o.created_at) ${orders})`),
    createdAt: moment(column('a.created_at'), { sorts: true, filters: true }),
  },
}
