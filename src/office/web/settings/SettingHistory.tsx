import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup } from '../../contract/settings.ts'
import { fetchSettingHistory } from '../office-api.ts'
import { Box } from '../record/Section.tsx'
import { Failed } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { settingFields, useSettingWords, settingsKey } from './setting-words.ts'

/** What a row was before, and who changed it, newest first. */
export function SettingHistory({ group, name }: { group: SettingGroup; name: string }) {
  const t = useText()
  const words = useSettingWords()
  const { moment } = useFormats()
  const fields = settingFields(group, t)
  const { data, error, refetch } = useQuery({
    queryKey: [...settingsKey, 'history', name],
    queryFn: () => fetchSettingHistory(name),
  })
  return (
    <Box title={t('/desk/settings/history')}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="office-muted">{t('/desk/settings/never')}</p>}
      <ol className="office-line">
        {data?.map(({ at, by, changes }, index) => (
          <li key={`${at}-${index}`}>
            <span>
              {changes.map(({ field, was, is }) => {
                const known = fields.find((one) => one.name === field)
                const said = { name: known?.label ?? field, is: words(known, is), was: words(known, was) }
                return <b key={field}>{t('/desk/settings/changed', said)}</b>
              })}
              <small>{by}</small>
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
    </Box>
  )
}
