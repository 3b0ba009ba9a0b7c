import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDay } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type PeriodName, periodNameOf, periodNames, periods } from './periods.ts'

interface PeriodFormProps {
  /** The days that the report has now; undefined before its first answer. */
  shown: { from: string; to: string } | undefined
}

/** What a report is asked for. Each change is made at once, and stands in the address. */
export function PeriodForm({ shown }: PeriodFormProps) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const today = shopDay(new Date(browserClock.now()))
  const from = params.get('from') ?? shown?.from ?? ''
  const to = params.get('to') ?? shown?.to ?? ''
  const put = (changes: Record<string, string>): void =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), { replace: true })
  return (
    <form className="office-period" onSubmit={(event) => event.preventDefault()}>
      <Select
        label={t('/desk/report/period')}
        value={periodNameOf(from, to, today) ?? ''}
        onChange={({ target }) => {
          if (target.value === '') return
          const [first, last] = periods[target.value as PeriodName](today) // an option's
          put({ from: first, to: last })
        }}
        options={[
          ...periodNames.map((name) => ({ value: name as string, label: t(`/desk/report/period/${name}`) })),
          { value: '', label: t('/desk/report/period/own') },
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          label={t(`/desk/report/${end}`)}
          day={end === 'from' ? from : to}
          onDay={(day) => put({ from, to, [end]: day })}
        />
      ))}
      <Select
        label={t('/desk/report/compare')}
        value={params.get('compare') ?? ''}
        onChange={({ target }) => put({ compare: target.value })}
        options={['', 'before', 'year'].map((value) => ({
          value,
          label: t(`/desk/report/compare/${value === '' ? 'none' : value}`),
        }))}
      />
    </form>
  )
}

/** What is typed stays until it is a day. */
function DayField({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      type="date"
      value={typed ?? day}
      onChange={({ target: { value } }) => {
        setTyped(isDay(value) ? null : value)
        if (isDay(value)) onDay(value)
      }}
    />
  )
}
