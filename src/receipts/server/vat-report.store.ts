import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { type Period, type ReportRow, within } from '#src/platform/resources/report.ts'

/** Value added tax by shop month and rate: receipts less credit notes, as they were issued. */
export async function listVat(executor: Executor, period: Period): Promise<ReportRow[]> {
  const { rows } = await executor.execute<ReportRow>(sql`
    select left(d.snapshot ->> 'issuedOn', 7) as month, (vat.item ->> 'ratePercent')::float8 as "ratePercent",
      sum(s.sign * (vat.item ->> 'netCents')::int)::float8 as "netCents",
      sum(s.sign * (vat.item ->> 'vatCents')::int)::float8 as "vatCents",
      sum(s.sign * (vat.item ->> 'grossCents')::int)::float8 as "grossCents"
    from fiscal_document as d
    cross join lateral jsonb_array_elements(d.snapshot -> 'vat') as vat (item)
    cross join lateral (select case d.series when 'receipt' then 1 else -1 end) as s (sign)
    where ${within(sql.raw('d.issued_at'), period)}
    group by 1, 2 order by 1, 2 desc`)
  return rows
}
