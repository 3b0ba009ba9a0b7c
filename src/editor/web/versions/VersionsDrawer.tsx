import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import type { SaveConflict } from '../../contract/document.ts'
import { compare, type NodeChange } from '../../rules/compare.ts'
import { fieldsOfTypes } from '../../rules/moves.ts'
import { summaryOf } from '../../rules/summary.ts'
import { walk } from '../../rules/tree.ts'
import { fetchVersion, fetchVersions, restoreVersion } from '../editor-api.ts'
import { useDeed } from '../app/use-deed.tsx'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'
import { ChangedWords } from './ChangedWords.tsx'
import './versions.css'

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
  const { session, deeds, language, schema, words, type, selected, select } = useEditor()
  const { document: item, content } = useSession(session)
  const { data, isError } = useQuery({
    queryKey: ['versions', item.id, language, item.version],
    queryFn: () => fetchVersions(item.id, language),
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const { isBusy, fault, run } = useDeed()
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
  const placedIn = (stored: Stored, node: number | null) =>
    walk(type.fields, stored, fieldsOfType).find(({ id }) => id === node)
  const fieldsIn = (stored: Stored, node: number | null): Stored =>
    node === null ? stored : (placedIn(stored, node)?.entry.fields ?? {})
  /** The words by which the block is known in the outline. */
  const headingOf = ({ node, type: name, kind }: NodeChange): string =>
    node === null
      ? ''
      : summaryOf(
          schema.types[name ?? '']?.fields ?? {},
          fieldsIn(kind === 'removed' && old ? old.fields : content.fields, node),
        )
  const mayWrite = item.may.write && item.trashed === null

  async function restore(node?: number): Promise<void> {
    await session.saveNow()
    const { version } = session.getState().document
    const body = { baseVersion: version, ...(node !== undefined && { node }) }
    const answer = await restoreVersion(item.id, language, shown ?? 0, body).catch((error: unknown) => {
      const conflict = error instanceof ApiError ? (error.problems?.[0] as SaveConflict | undefined) : undefined // the contract's 409
      if (conflict?.current) session.takeTheirs(conflict.current)
      throw error
    })
    const { name, slug } = old && node === undefined ? old : session.getState().content
    session.takeRestored(name, slug, answer)
    onRestored(t(node === undefined ? '/edit/versions/restored' : '/edit/versions/restored-block'))
  }
  function takeOut(node: number): void {
    deeds.remove(node)
    if (selected === node) select(null)
    onRestored(t('/edit/versions/taken-out'))
  }
  return (
    <section className="edit-drawer" data-pane tabIndex={-1} aria-label={t('/edit/versions/title')}>
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
                <div>
                  <EditorIcon name={icons[change.kind]} small />
                  <span>{t(`/edit/versions/${change.kind}`)}</span>
                  <button
                    type="button"
                    className="edit-text-button"
                    disabled={change.kind === 'removed'}
                    onClick={() => select(change.node)}
                  >
                    {change.node === null ? t('/edit/outline/page') : labelOf(change.type)}
                  </button>
                  <span className="edit-hint">{headingOf(change)}</span>
                  {mayWrite && change.node !== null && change.kind === 'added' && (
                    <button type="button" className="edit-button" onClick={() => takeOut(change.node ?? 0)}>
                      {t('/edit/versions/take-out')}
                    </button>
                  )}
                  {mayWrite && change.node !== null && change.kind !== 'added' && (
                    <button
                      type="button"
                      className="edit-button"
                      disabled={isBusy}
                      onClick={() => void run(() => restore(change.node ?? undefined))}
                    >
                      {t('/edit/versions/restore-block')}
                    </button>
                  )}
                </div>
                {old && change.fields.length > 0 && (
                  <ChangedWords
                    names={change.fields}
                    fields={(change.node === null ? type : schema.types[change.type ?? ''])?.fields ?? {}}
                    before={fieldsIn(old.fields, change.node)}
                    after={fieldsIn(content.fields, change.node)}
                  />
                )}
              </li>
            ))}
          </ul>
          {mayWrite && old && changes.length > 0 && (
            <button type="button" className="edit-button" disabled={isBusy} onClick={() => void run(restore)}>
              {t('/edit/versions/restore')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
