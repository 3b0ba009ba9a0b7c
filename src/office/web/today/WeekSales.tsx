import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { shopDay } from '#src/common/working-days.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchReport } from '../office-api.ts'
import { Section } from '../record/Section.tsx'
import { Figure } from '../reports/Figure.tsx'
import { periods } from '../reports/periods.ts'
import { ReportTable } from '../reports/ReportTable.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { useOffice } from '../use-office.ts'
import '../styles/office-reports.css'

/** The sales of seven days, next to the seven before. */
export function WeekSales() {
  const t = useText()
  const { language } = useOffice()
  const [[from, to]] = useState(() => periods.week(shopDay(new Date(browserClock.now()))))
  const asked = { from, to, compare: 'before' } as const
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['office', 'report', 'sales', asked, language],
    queryFn: () => fetchReport('sales', asked),
  })
  return (
    <Section
      title={t('/desk/today/sales')}
      end={
        <Link className="office-t" to="/reports">
          {t('/desk/menu/reports')}
        </Link>
      }
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingRows rows={7} />}
      {data && (
        <div className="office-week">
          <Figure report={data} />
          <ReportTable report={data} />
        </div>
      )}
    </Section>
  )
}
