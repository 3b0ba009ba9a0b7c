import { sql } from 'drizzle-orm'
import type { AuditCommand } from '#src/platform/audit/audit.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { OrderRow } from '#src/orders/server/orders.service.ts'
import type { OrderStatus } from '#src/orders/rules/order-states.ts'

/* What the back office shows in addition to an order's own rows. */

const othersMost = 20
const auditMost = 200

export interface OrderMailRow extends Record<string, unknown> {
  id: string
  kind: string
  subject: string
  status: 'waiting' | 'sending' | 'sent' | 'failed'
  createdAt: string
  sentAt: string | null
}

/** Mails about the order to its address, newest first. */
export async function listOrderMails(executor: Executor, { id, billingAddress }: OrderRow): Promise<OrderMailRow[]> {
  if (billingAddress.email === '') return []
  const { rows } = await executor.execute<OrderMailRow>(sql`
    select id, kind, subject, status, created_at as "createdAt", sent_at as "sentAt" from outbox_mail
    where recipient <> '' and lower(recipient) = lower(${billingAddress.email}) and split_part(dedup_key, ':', 2) = ${id}
    order by created_at desc`)
  return rows
}

interface OtherOrderRow extends Record<string, unknown> {
  orderNumber: string
  createdAt: string
  status: OrderStatus
  totalCents: number
}

/** Other orders of the same owner or e-mail address, newest first. */
export async function listOtherOrders(
  executor: Executor,
  { id, ownerId, billingAddress }: OrderRow,
): Promise<OtherOrderRow[]> {
  const columns = sql`order_number, created_at, status, total_cents`
  const { rows } = await executor.execute<OtherOrderRow>(sql`
    select order_number as "orderNumber", created_at as "createdAt", status, total_cents as "totalCents" from (
      select ${columns} from shop_order where owner_id = ${ownerId} and id <> ${id}
      union
      select ${columns} from shop_order where ${billingAddress.email} <> '' and id <> ${id}
        and lower(billing_address ->> 'email') = lower(${billingAddress.email})
    ) as others
    order by created_at desc limit ${othersMost}`)
  return rows
}

/** Commands that the order's own events do not tell of already. */
const auditShown = [
  'order.capture-asked',
  'order.confirmation-resent',
  'order.corrected',
  'order.noted',
  'order.papers-sent',
  'order.read',
  'order.refund-asked',
  'order.taken',
] as const satisfies readonly AuditCommand[]

interface AuditRow extends Record<string, unknown> {
  at: string
  command: (typeof auditShown)[number]
  by: string
}

/** What the audit has of the order, newest first; `by` is the name of staff, else the kind of the actor and what the audit calls it. */
export async function listOrderAudit(executor: Executor, orderNumber: string): Promise<AuditRow[]> {
  const { rows } = await executor.execute<AuditRow>(sql`
    select e.at, e.command, coalesce(nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), e.actor_kind || ' ' || e.actor) as by
    from audit_entry as e left join account as a on e.actor_kind = 'staff' and a.id::text = e.actor
    where e.subject_kind = 'order' and e.subject_id = ${orderNumber}
      and e.command = any(${sql.param(auditShown)}::text[])
    order by e.at desc limit ${auditMost}`)
  return rows
}
