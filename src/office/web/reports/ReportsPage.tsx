import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useParams, useSearchParams } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ReportQuery, Reports } from '../../contract/reports.ts'
import { fetchReport, fetchReports, reportFile } from '../office-api.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, Missing, Note } from '../shell/states.tsx'
import { useOffice } from '../use-office.ts'
import { Figure } from './Figure.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { ReportTable } from './ReportTable.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-reports.css'

/** Sums of the shop by period: each report is a tab, and what it is asked for stands in the address. */
export function ReportsPage() {
  const t = useText()
  const { name } = useParams()
  const [params] = useSearchParams()
  const known = useQuery({ queryKey: ['office', 'reports'], queryFn: fetchReports })
  const reports = known.data ?? []
  const report = reports.find((one) => one.name === (name ?? reports[0]?.name))
  const asked: ReportQuery = Object.fromEntries([...params].filter(([, value]) => value !== ''))
  return (
    <Page
      title={report?.label ?? t('/desk/menu/reports')}
      heading={t('/desk/menu/reports')}
      crumbs={[{ label: t('/desk/menu/reports'), to: '/reports' }]}
      actions={
        report && (
          <a className={buttonClass({ variant: 'secondary' })} href={reportFile(report.name, asked)} download>
            {t('/desk/export')}
          </a>
        )
      }
    >
      <nav className="office-tabs" aria-label={t('/desk/menu/reports')}>
        {reports.map((one) => (
          <Link
            key={one.name}
            to={{ pathname: `/reports/${one.name}`, search: params.toString() }}
            {...(one === report && { 'aria-current': 'page' })}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {known.isPending && <LoadingRows />}
      {known.error && <Failed error={known.error} onRetry={() => void known.refetch()} />}
      {known.data && !report && <Missing />}
      {report && <Report key={report.name} report={report} asked={asked} />}
    </Page>
  )
}

function Report({ report, asked }: { report: Reports['reports'][number]; asked: ReportQuery }) {
  const t = useText()
  const { language } = useOffice()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['office', 'report', report.name, asked, language],
    queryFn: () => fetchReport(report.name, asked),
    placeholderData: (before) => before,
  })
  return (
    <>
      <p className="office-report__note">{report.note}</p>
      {!report.isOfNow && <PeriodForm shown={data?.period} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingRows />}
      {data && !error && (
        <div className={clsx('office-report', isPlaceholderData && 'office-report--old')} aria-busy={isPlaceholderData}>
          {data.rows.length === 0 ? (
            <Note tone="info">
              <p>{t('/desk/report/none')}</p>
            </Note>
          ) : (
            <>
              <Figure report={data} />
              <ReportTable report={data} />
            </>
          )}
        </div>
      )}
    </>
  )
}
