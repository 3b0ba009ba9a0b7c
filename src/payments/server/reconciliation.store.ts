import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { KnownPayment } from '../rules/accounting-report.ts'
import { webhookInbox } from './payments.tables.ts'

type FoundPayment = KnownPayment & { pspReference: string | null; merchantReference: string }

/** What the shop has of these payments, by the provider's reference and by its own. */
export async function listKnownPayments(
  db: Executor,
  pspReferences: readonly string[],
  merchantReferences: readonly string[],
): Promise<FoundPayment[]> {
  const { rows } = await db.execute<FoundPayment & Record<string, unknown>>(sql`
    select o.order_number as "orderNumber", a.status, a.amount_cents as "amountCents",
      coalesce(r.psp_reference, a.psp_reference) as "pspReference", a.merchant_reference as "merchantReference",
      (select coalesce(sum(c.amount_cents), 0)::int from payment_capture c
        where c.attempt_id = a.id and c.status <> 'failed') as "capturedCents",
      (select coalesce(sum(f.card_cents), 0)::int from payment_refund f
        where f.attempt_id = a.id and f.status <> 'failed' and not f.lowers_capture) as "refundedCents"
    from payment_attempt a join shop_order o on o.id = a.order_id left join payment_reversal r on r.attempt_id = a.id
    where a.psp_reference = any(${sql.param([...pspReferences])}::text[]) or r.psp_reference = any(${sql.param([...pspReferences])}::text[])
      or a.merchant_reference = any(${sql.param([...merchantReferences])}::text[])`)
  return rows
}

/** Reports that the provider has announced, the latest first. */
export const listAnnouncedReports = (db: Executor): Promise<{ name: string; url: string; announcedAt: Date }[]> =>
  db
    .select({
      name: webhookInbox.pspReference,
      url: sql<string>`${webhookInbox.item} ->> 'reason'`,
      announcedAt: webhookInbox.receivedAt,
    })
    .from(webhookInbox)
    .where(eq(webhookInbox.eventCode, 'REPORT_AVAILABLE'))
    .orderBy(desc(webhookInbox.receivedAt))
    .limit(20)
