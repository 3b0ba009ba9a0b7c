import { useText } from '#src/shell/web/text/use-text.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'
import type { Device } from '../frame/PageFrame.tsx'
import { Menu, type MenuItem } from './Menu.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { StatusDot } from './StatusDot.tsx'

const devices: readonly (readonly [Device, EditorIconName])[] = [
  ['desktop', 'desktop'],
  ['tablet', 'tablet'],
  ['mobile', 'mobile'],
]

interface TopBarProps {
  device: Device
  onDevice: (device: Device) => void
  onPublish: () => void
  onPreview: () => void
  onVersions: () => void
  isVersionsOpen: boolean
  menu: readonly MenuItem[]
  own: string
}

export function TopBar({ device, onDevice, onPublish, onPreview, onVersions, isVersionsOpen, menu, own }: TopBarProps) {
  const t = useText()
  const { session, type, words, language, openItem } = useEditor()
  const { content, document: item, canUndo, canRedo } = useSession(session)
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
        </nav>
        <SaveStatus />
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
        </fieldset>
      </div>
      <div>
        <span className="edit-person" title={own}>
          <span aria-hidden="true">{initialsOf(own)}</span>
          <span className="kit-visually-hidden">{own}</span>
        </span>
        <button
          type="button"
          className="edit-icon-button edit-not-phone"
          aria-label={t('/edit/versions/title')}
          title={t('/edit/versions/title')}
          aria-pressed={isVersionsOpen}
          onClick={onVersions}
        >
          <EditorIcon name="history" />
        </button>
        <button type="button" className="edit-button edit-wide" onClick={onPreview}>
          {t('/edit/preview')}
        </button>
        <button
          type="button"
          className="edit-button edit-button--primary"
          aria-describedby={item.may.publish ? undefined : 'no-publish'}
          title={item.may.publish ? undefined : t('/edit/publish/no-right')}
          aria-disabled={!item.may.publish}
          onClick={() => item.may.publish && onPublish()}
        >
          {t('/edit/publish/button')}
        </button>
        {!item.may.publish && (
          <span className="kit-visually-hidden" id="no-publish">
            {t('/edit/publish/no-right')}
          </span>
        )}
      </div>
    </header>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)
    .toUpperCase()
