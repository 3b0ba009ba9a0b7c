import { useText } from '#src/shell/web/text/use-text.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'
import type { Device } from '../frame/PageFrame.tsx'
import { People } from '../presence/People.tsx'
import type { Person } from '../presence/use-presence.ts'
import { ProjectMenu } from '../projects/ProjectMenu.tsx'
import { isNormal, useViewAs } from '../view/view-as.ts'
import { Menu, type MenuItem } from './Menu.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { StatusDot } from './StatusDot.tsx'

const devices: readonly (readonly [Device, EditorIconName])[] = [
  ['desktop', 'desktop'],
  ['tablet', 'tablet'],
  ['mobile', 'mobile'],
]

const drawers = [
  ['comments', 'comment'],
  ['versions', 'history'],
] as const satisfies readonly (readonly [string, EditorIconName])[]
export type Drawer = (typeof drawers)[number][0]

interface TopBarProps {
  device: Device
  onDevice: (device: Device) => void
  onView: () => void
  onPublish: () => void
  onProjects: (id: number | null) => void
  onPreview: () => void
  onReview: () => void
  drawer: Drawer | null
  onDrawer: (drawer: Drawer) => void
  /** Two languages are shown. */
  isTwo: boolean
  onTwo: () => void
  /** How many comments are not resolved. */
  comments: number
  people: readonly Person[]
  nameOf: (node: number | null) => string
  menu: readonly MenuItem[]
  own: string
}

export function TopBar({
  device,
  onDevice,
  onView,
  onPublish,
  onProjects,
  onPreview,
  onReview,
  drawer,
  onDrawer,
  isTwo,
  onTwo,
  comments,
  people,
  nameOf,
  menu,
  own,
}: TopBarProps) {
  const t = useText()
  const { session, type, words, language, openItem } = useEditor()
  const { content, document: item, canUndo, canRedo } = useSession(session)
  const view = useViewAs()
  return (
    <header className="edit-top" aria-label={t('/edit/title')}>
      <div>
        <Menu className="edit-mark" label={t('/edit/menu')} items={menu}>
          <span />
        </Menu>
        <div className="edit-name">
          <h1 className="edit-ellipsis">{content.name || t('/edit/unnamed')}</h1>
          <p className="edit-ellipsis">
            {item.url === null ? type.label[words] : `${item.url} · ${type.label[words]}`}
          </p>
        </div>
      </div>
      <div>
        <nav className="edit-langs" aria-label={t('/edit/languages')}>
          {languages.map((one: Language) => (
            <button
              key={one}
              type="button"
              aria-current={one === language ? 'true' : undefined}
              onClick={() => openItem(item.id, one)}
            >
              <StatusDot status={item.languages[one].status} />
              <b>{one.toUpperCase()}</b>
              <span>{t(`/edit/status/${item.languages[one].status}`)}</span>
            </button>
          ))}
          <button
            type="button"
            aria-label={t('/edit/twin/title')}
            title={t('/edit/twin/title')}
            aria-pressed={isTwo}
            onClick={onTwo}
          >
            <EditorIcon name="table" small />
          </button>
        </nav>
        <SaveStatus />
        <ProjectMenu onProjects={onProjects} />
        <span className="edit-buttons edit-wide">
          <button
            type="button"
            className="edit-icon-button"
            aria-label={t('/edit/undo')}
            title={t('/edit/undo')}
            disabled={!canUndo}
            onClick={() => session.undo()}
          >
            <EditorIcon name="undo" />
          </button>
          <button
            type="button"
            className="edit-icon-button"
            aria-label={t('/edit/redo')}
            title={t('/edit/redo')}
            disabled={!canRedo}
            onClick={() => session.redo()}
          >
            <EditorIcon name="redo" />
          </button>
        </span>
        <fieldset className="edit-buttons edit-push" aria-label={t('/edit/devices')}>
          {devices.map(([name, icon]) => (
            <button
              key={name}
              type="button"
              className="edit-icon-button"
              aria-label={t(`/edit/device/${name}`)}
              title={t(`/edit/device/${name}`)}
              aria-pressed={device === name}
              onClick={() => onDevice(name)}
            >
              <EditorIcon name={icon} />
            </button>
          ))}
          <button
            type="button"
            className="edit-icon-button"
            aria-label={t('/edit/view/menu')}
            title={t('/edit/view/menu')}
            aria-pressed={!isNormal(view)}
            onClick={onView}
          >
            <EditorIcon name="eye" />
          </button>
        </fieldset>
      </div>
      <div>
        <People own={own} people={people} nameOf={nameOf} />
        {drawers.map(([name, icon]) => {
          const label = name === 'comments' ? t('/edit/comments/count', { count: comments }) : t('/edit/versions/title')
          return (
            <button
              key={name}
              type="button"
              className="edit-icon-button edit-not-phone"
              aria-label={label}
              title={label}
              aria-pressed={drawer === name}
              onClick={() => onDrawer(name)}
            >
              <EditorIcon name={icon} />
              {name === 'comments' && comments > 0 && (
                <span className="edit-badge" aria-hidden="true">
                  {comments}
                </span>
              )}
            </button>
          )
        })}
        <button type="button" className="edit-button edit-wide" onClick={onPreview}>
          {t('/edit/preview')}
        </button>
        {item.may.publish ? (
          <button type="button" className="edit-button edit-button--primary" onClick={onPublish}>
            {t('/edit/publish/button')}
          </button>
        ) : (
          item.may.write && (
            <button
              type="button"
              className="edit-button edit-button--primary"
              title={t('/edit/publish/no-right')}
              disabled={item.languages[language].draft === null}
              onClick={onReview}
            >
              {t('/edit/review/button')}
            </button>
          )
        )}
      </div>
    </header>
  )
}
