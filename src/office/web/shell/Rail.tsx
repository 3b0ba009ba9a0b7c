import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { type Language, languages } from '#src/common/locale.ts'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { listPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useMay, useOffice } from '../use-office.ts'
import { menuOf } from './menu.ts'
import { useMode } from './use-mode.ts'
import { useNews } from './use-news.ts'

/** The dark compartment: what this person may open, and how much waits there. */
export function Rail({ onSignOut }: { onSignOut: () => void }) {
  const t = useText()
  const { me, language, setLanguage, resources } = useOffice()
  const { countOf } = useNews()
  const [mode, setMode] = useMode()
  const labels = new Map(resources.map(({ name, label }) => [name, label]))
  const viewOf = (name: string | undefined, view: string) =>
    resources.find((one) => one.name === name)?.views.find((one) => one.name === view)
  const groups = menuOf([...labels.keys()], useMay())
  return (
    <aside className="office-rail">
      <div className="office-rail__in">
        <NavLink className="office-mark" to="/" aria-label={`Konvehti, ${t('/entry/title')}`}>
          <Wordmark name="konvehti" height={19} />
          <span>{t('/entry/title')}</span>
        </NavLink>
        <nav className="office-nav" aria-label={t('/desk/menu')}>
          {groups.map(({ key, entries }, group) => (
            <div key={key}>
              {group > 0 && <h2>{t(`/desk/group/${key}`)}</h2>}
              {entries.map((entry) => {
                const count = countOf(entry)
                const view = entry.view === undefined ? undefined : viewOf(entry.resource, entry.view)
                if (entry.view !== undefined && !view) return null
                const first = view ?? (entry.opens === undefined ? undefined : viewOf(entry.resource, entry.opens))
                return (
                  <RailLink
                    key={entry.key}
                    to={first ? listPath(entry.resource ?? '', first) : entry.path}
                    isView={view !== undefined}
                  >
                    <OfficeIcon name={entry.icon} />
                    {(!view && entry.path === `/${entry.resource ?? ''}` && labels.get(entry.resource ?? '')) ||
                      t(`/desk/menu/${entry.key}`)}
                    {count > 0 && <b {...(entry.isLate && { 'data-late': '' })}>{count > 1000 ? '1000+' : count}</b>}
                  </RailLink>
                )
              })}
            </div>
          ))}
        </nav>
        <div className="office-who">
          <NavLink to="/own">
            <b>{me.name}</b>
            <small>{me.roles.map((role) => t(`/entry/role/${role}`)).join(', ') || t('/entry/no-roles')}</small>
          </NavLink>
          <button type="button" className="office-ib" aria-label={t('/entry/sign-out')} onClick={onSignOut}>
            <OfficeIcon name="out" />
          </button>
          <div className="office-who__row">
            {languages.map((one: Language) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === language}
                onClick={() => setLanguage(one)}
              >
                {one.toUpperCase()}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={mode === 'dark'}
              onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
            >
              {t('/desk/dark')}
            </button>
          </div>
        </div>
      </div>
    </aside>
  )
}

/** A view shares its page with its list, which is the one that is marked as the page of now. */
function RailLink({ to, isView, children }: { to: string; isView: boolean; children: ReactNode }) {
  if (isView) return <Link to={to}>{children}</Link>
  return (
    <NavLink to={to} end={to === '/'}>
      {children}
    </NavLink>
  )
}
