import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { Simulation } from '#src/promotions/contract/simulation.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { recordPath } from '../list/list-path.ts'
import { useFormats } from '../use-formats.ts'

const levels = ['line', 'order', 'shipment'] as const

/** The promotions in the order in which they were asked, level by level: what each took off, or why it did not apply. */
export function Trace({ steps }: { steps: Simulation['steps'] }) {
  const t = useText()
  const { money } = useFormats()
  if (steps.length === 0) return <p className="office-sim__part office-muted">{t('/desk/promotions/no-promotions')}</p>
  return levels.map((level) => {
    const own = steps.filter((step) => step.level === level)
    return own.length === 0 ? null : (
      <div key={level} className="office-trace">
        <h3>{t(`/desk/promotions/level/${level}`)}</h3>
        <ol>
          {own.map(({ key, name, isApplied, isTried, reason, amountCents }) => (
            <li key={key} className={clsx(isApplied && 'office-trace__yes', isTried && 'office-trace__at')}>
              <span>
                {isTried || key === '' ? <b>{name}</b> : <Link to={recordPath('promotions', key)}>{name}</Link>}
                <small>{reason}</small>
              </span>
              {isApplied ? (
                <b className="office-neg">{money(-amountCents)}</b>
              ) : (
                <span className="office-muted">{t('/desk/promotions/not')}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    )
  })
}
