import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup } from '../../contract/settings.ts'
import { settingFields, useSettingWords } from './setting-words.ts'

/** The rows of a group, with what fits of them. */
export function SettingTable({ group, columnsMax }: { group: SettingGroup; columnsMax: number }) {
  const t = useText()
  const words = useSettingWords()
  const all = settingFields(group, t)
  const short = all.filter(({ kind }) => kind !== 'long-text')
  const fields = (short.length > 0 ? short : all).slice(0, columnsMax)
  const figure = (kind: string) => clsx((kind === 'number' || kind === 'money') && 'office-num')
  return (
    <div className="office-scroll">
      <table className="office-table office-table--cards office-table--plain">
        <caption className="kit-visually-hidden">{group.label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('/desk/settings/row')}</th>
            {fields.map(({ name, label, kind }) => (
              <th key={name} scope="col" className={figure(kind)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ name, label, values }) => (
            <tr key={name}>
              <td className="office-table__head">
                <Link className="office-id" to={`/settings/${name}`}>
                  {label}
                </Link>
              </td>
              {fields.map((field) => (
                <td key={field.name} data-label={field.label} className={figure(field.kind)}>
                  {words(field, values[field.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
