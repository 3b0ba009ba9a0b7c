import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { compare, type NodeChange } from '../../rules/compare.ts'
import { fieldsOfTypes } from '../../rules/moves.ts'
import { fetchVersion, fetchVersions, restoreVersion } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'

const icons: Record<NodeChange['kind'], EditorIconName> = {
  added: 'plus',
  removed: 'minus',
  changed: 'edit',
  moved: 'branch',
}

interface VersionsDrawerProps {
  onClose: () => void
  /** What was restored comes in as if another person had saved it. */
  onRestored: (text: string) => void
}

/** What was published, kept and drafted; each compared with now by block, and restored as a whole or by one block. */
export function VersionsDrawer({ onClose, onRestored }: VersionsDrawerProps) {
  const t = useText()
  const { session, language, schema, words, type, select } = useEditor()
  const { document: item, content } = useSession(session)
  const { data, isError } = useQuery({
    queryKey: ['versions', item.id, language, item.version],
    queryFn: () => fetchVersions(item.id, language),
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const shown = chosen ?? data?.items.find(({ version }) => version !== item.version)?.version ?? null
  const { data: old } = useQuery({
    queryKey: ['version', item.id, language, shown],
    queryFn: () => fetchVersion(item.id, language, shown ?? 0),
    enabled: shown !== null,
    staleTime: Infinity,
  })
  const when = (moment: string): string =>
    new Intl.DateTimeFormat(localeTag(words), {
      timeZone: shopTimeZone,
      day: 'numeric',
      month: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(moment))
  const fieldsOfType = fieldsOfTypes(schema)
  const changes = old ? compare(old.fields, content.fields, { fields: type.fields, fieldsOfType }) : []
  const labelOf = (name: string | undefined): string =>
    schema.types[name ?? '']?.label[words] ?? t('/edit/shared/block')
  const mayWrite = item.may.write && item.trashed === null

  async function restore(node?: number): Promise<void> {
    setFault(null)
    await session.saveNow()
    try {
      const { version } = session.getState().document
      const answer = await restoreVersion(item.id, language, shown ?? 0, {
        baseVersion: version,
        ...(node !== undefined && { node }),
      })
      const { name, slug } = old && node === undefined ? old : session.getState().content
      session.takeTheirs({ version: answer.version, name, slug, fields: answer.fields, saved: answer.saved })
      session.readCombined()
      session.setLanguages(answer.languages)
      onRestored(t(node === undefined ? '/edit/versions/restored' : '/edit/versions/restored-block'))
    } catch (error) {
      const said = error instanceof ApiError ? (error.problems ?? []).map(({ value }) => value).join(' ') : ''
      setFault(said || t('/edit/failed'))
    }
  }
  return (
    <section className="edit-drawer" aria-label={t('/edit/versions/title')}>
      <header>
        <h2>{t('/edit/versions/title')}</h2>
        {fault && (
          <span className="edit-error" role="alert">
            {fault}
          </span>
        )}
        <button type="button" className="edit-icon-button edit-push" aria-label={t('/edit/close')} onClick={onClose}>
          <EditorIcon name="close" />
        </button>
      </header>
      <div className="edit-drawer__columns">
        <ol className="edit-versions">
          {isError && <li>{t('/edit/failed')}</li>}
          {data?.items.map(({ version, status, saved }) => (
            <li key={version}>
              <button type="button" aria-pressed={version === shown} onClick={() => setChosen(version)}>
                <b>{when(saved.at)}</b> {t(`/edit/versions/status/${status}`)}
                <span className="edit-hint">{saved.by}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="edit-changes">
          {old && changes.length === 0 && <p>{t('/edit/versions/same')}</p>}
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.node}`} data-kind={change.kind}>
                <EditorIcon name={icons[change.kind]} small />
                <button
                  type="button"
                  className="edit-text-button"
                  disabled={change.kind === 'removed'}
                  onClick={() => select(change.node)}
                >
                  {change.node === null ? t('/edit/outline/page') : labelOf(change.type)}
                </button>
                <span>
                  {t(`/edit/versions/${change.kind}`)}
                  {change.fields.length > 0 &&
                    `: ${change.fields.map((name) => (change.node === null ? type : schema.types[change.type ?? ''])?.fields[name]?.label[words] ?? name).join(', ')}`}
                </span>
                {mayWrite && change.node !== null && change.kind !== 'added' && (
                  <button type="button" className="edit-button" onClick={() => void restore(change.node ?? undefined)}>
                    {t('/edit/versions/restore-block')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {mayWrite && old && changes.length > 0 && (
            <button type="button" className="edit-button" onClick={() => void restore()}>
              {t('/edit/versions/restore')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
