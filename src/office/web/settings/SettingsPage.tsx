import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { NavLink, useParams } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { SettingGroup } from '../../contract/settings.ts'
import { fetchSettings } from '../office-api.ts'
import { Section } from '../record/Section.tsx'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, Missing } from '../shell/states.tsx'
import { useOffice } from '../use-office.ts'
import { AddRow } from './AddRow.tsx'
import { SettingForm } from './SettingForm.tsx'
import { SettingHistory } from './SettingHistory.tsx'
import { settingsKey } from './setting-words.ts'
import { SettingTable } from './SettingTable.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-settings.css'

/** What staff decide while the shop runs: all of it, or one row with its form and who changed it before. */
export function SettingsPage() {
  const t = useText()
  const name = useParams()['*'] ?? ''
  const { language } = useOffice()
  const settings = useQuery({ queryKey: [...settingsKey, language], queryFn: fetchSettings })
  const groups = settings.data ?? []
  const group = groups.find((one) => one.rows.some((row) => row.name === name))
  const row = group?.rows.find((one) => one.name === name)
  const crumbs = [{ label: t('/desk/menu/settings'), to: '/settings' }]
  if (group && row) {
    return (
      <Page title={row.label} crumbs={crumbs} facts={<span>{group.rows.length > 1 ? group.label : group.note}</span>}>
        <div className="office-settings">
          <SettingNav groups={groups} />
          <div className="office-col">
            <SettingForm key={row.name} group={group} row={row} />
            {group.rows.length > 1 && <GroupSection group={group} columnsMax={4} />}
          </div>
          <SettingHistory group={group} name={row.name} />
        </div>
      </Page>
    )
  }
  return (
    <Page title={t('/desk/menu/settings')} crumbs={name === '' ? [] : crumbs} isNarrow>
      {settings.isPending && <LoadingRows />}
      {settings.error && <Failed error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.data && name !== '' && <Missing />}
      {name === '' && (
        <div className="office-col">
          {groups.map((one) => (
            <GroupSection key={one.name} group={one} />
          ))}
        </div>
      )}
    </Page>
  )
}

function SettingNav({ groups }: { groups: readonly SettingGroup[] }) {
  const t = useText()
  return (
    <nav className="office-settings__nav" aria-label={t('/desk/menu/settings')}>
      {groups.map(({ name, label, rows }) => (
        <Fragment key={name}>
          {rows.length > 1 && <h2>{label}</h2>}
          {rows.map((row) => (
            <NavLink key={row.name} to={`/settings/${row.name}`} data-inner={rows.length > 1 || undefined}>
              {row.label}
            </NavLink>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}

function GroupSection({ group, columnsMax = 6 }: { group: SettingGroup; columnsMax?: number }) {
  return (
    <Section title={group.label} end={group.adding !== null && <AddRow group={group} />}>
      <p className="office-muted">{group.note}</p>
      <SettingTable group={group} columnsMax={columnsMax} />
    </Section>
  )
}
