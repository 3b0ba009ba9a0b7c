import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { EmailPreferences } from './account-api.ts'
import { dayAndTime } from './date-times.ts'

/** Choices with time, place and text version; on phones each is a card. */
export function ConsentHistory({ entries }: { entries: NonNullable<EmailPreferences['history']> }) {
  const text = useText()
  const language = useLanguage()
  return (
    <table className="account-history kit-num">
      <caption className="kit-visually-hidden">{text('/account/preferences/history')}</caption>
      <thead className="kit-narrow-head">
        <tr>
          <th scope="col">{text('/account/preferences/when')}</th>
          <th scope="col">{text('/account/preferences/choice')}</th>
          <th scope="col">{text('/account/preferences/where')}</th>
          <th scope="col">{text('/account/preferences/version')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, value, source, version }) => (
          <tr key={at}>
            <th scope="row">{dayAndTime(at, language)}</th>
            <td>
              <span className={value ? 'account-history__on' : 'account-history__off'}>
                {text(value ? '/account/preferences/on' : '/account/preferences/off')}
              </span>
            </td>
            <td>{text(`/account/preferences/source/${source}`)}</td>
            <td>{version}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
