import { useState } from 'react'
import { type Language, languages } from '#src/common/locale.ts'
import { namePath } from '#src/content/contract/word-times.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPath } from '../../contract/common.ts'
import { type BlockPair, fieldPairs, fillFrom } from '../../rules/languages.ts'
import type { OlderWords } from '../../rules/older-words.ts'
import { restoreBlock } from '../../rules/restore-block.ts'
import { summaryOf } from '../../rules/summary.ts'
import { walk } from '../../rules/tree.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { FormContext } from '../form/form-context.ts'
import { hasAddress } from '../form/PageDetails.tsx'
import { type Focus, useFormTools } from '../form/use-form-tools.tsx'
import { BlockRow } from './BlockRow.tsx'
import { DetailPair } from './DetailPair.tsx'
import { PairRow } from './PairRow.tsx'
import { setSecondLanguage } from './second-language.ts'
import { useOlder } from './use-older.ts'
import { useBothLanguages, useSource } from './use-source.ts'
import '../versions/versions.css'
import './languages.css'

interface LanguagesDrawerProps {
  second: Language
  focus: Focus
  onClose: () => void
}

/** Two languages of the page: which blocks each has, and the fields of the chosen block as pairs. */
export function LanguagesDrawer({ second, focus, onClose }: LanguagesDrawerProps) {
  const t = useText()
  const { session, deeds, schema, words, type, language, selected, select, openItem } = useEditor()
  const { content, document: item, firstIds } = useSession(session)
  const { data: source, isError, refetch } = useSource(second)
  const both = useBothLanguages(source)
  const { older, isBusy, check } = useOlder(second, source, both)
  /** A block that only the source has; it cannot be chosen on the page. */
  const [absent, setAbsent] = useState<number | null>(null)
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  const [side, setSide] = useState<'source' | 'own'>('own')
  const at = selected === null ? null : (deeds.find(selected) ?? null)
  const tools = useFormTools(at, focus)
  const mayWrite = !tools.isReadOnly
  const named = (of: Language): string => t(`/edit/language/${of}`)
  const labelOf = (name: string | undefined): string =>
    schema.types[name ?? '']?.label[words] ?? t('/edit/shared/block')

  const undoable = (text: string): void =>
    void addSnackbar({ text, variant: 'success', actionText: t('/edit/undo'), action: () => void session.undo() })
  function copyAll(): void {
    if (!source || !both) return
    const { name, slug } = source
    const filled = fillFrom({ name, slug, fields: both.own }, content, session.types, type.blank)
    if (filled.fields + filled.blocks === 0) return void addSnackbar({ text: t('/edit/twin/nothing'), variant: 'info' })
    session.change(filled.content, '')
    setAbsent(null)
    undoable(t('/edit/twin/copied', { fields: filled.fields, blocks: filled.blocks }))
  }
  function copyBlock(id: number): void {
    if (!both) return
    const restored = restoreBlock(both.own, content.fields, id, session.types)
    if ('refused' in restored) return void addSnackbar({ text: t('/edit/twin/owner-missing'), variant: 'info' })
    session.change({ ...content, fields: restored.fields }, '')
    setAbsent(null)
    select(id)
    undoable(t('/edit/twin/block-copied'))
  }
  const choose = (block: BlockPair | null): void => {
    const isAbsent = block !== null && block.target === null
    setAbsent(isAbsent ? block.id : null)
    if (!isAbsent) select(block?.id ?? null)
  }
  const olderIn = (node: number | null): number => older.filter((one) => one.node === node).length
  const olderAt = (path: FieldPath) =>
    older.find((one) => one.node === selected && one.path.join('.') === path.join('.'))
  const isOpen = (block: BlockPair): boolean =>
    block.missing > 0 ||
    block.same > 0 ||
    olderIn(block.id) > 0 ||
    block.source === null ||
    block.target === null ||
    block.isMoved

  const pairs = both ? pairsOf() : []
  const shown = isOnlyOpen ? pairs.filter(({ state, path }) => state !== 'written' || olderAt(path)) : pairs
  function pairsOf() {
    if (!both) return []
    if (at === null) return fieldPairs(type.fields, both.own, content.fields)
    const there = walk(type.fields, both.own, session.types.fieldsOfType).find(({ id }) => id === at.id)
    const fields = session.types.fieldsOfType(at.entry.type ?? '') ?? {}
    return there ? fieldPairs(fields, there.entry.fields ?? {}, at.entry.fields ?? {}) : []
  }
  const chosen = both?.blocks.find(({ id }) => id === (absent ?? selected))
  return (
    <section
      className="edit-drawer edit-twin-drawer"
      aria-label={t('/edit/twin/title')}
      data-side={side}
      data-pane
      tabIndex={-1}
    >
      <header>
        <h2>{t('/edit/twin/title')}</h2>
        <select
          className="edit-input edit-input--short"
          aria-label={t('/edit/twin/source')}
          value={second}
          onChange={({ target }) => setSecondLanguage(target.value as Language)} // of the options
        >
          {languages
            .filter((one) => one !== language)
            .map((one) => (
              <option key={one} value={one}>
                {named(one)}
              </option>
            ))}
        </select>
        {both && (
          <span className="edit-hint edit-ellipsis">
            {t('/edit/twin/lack', { language: named(language), ...both.lacks })}
            {' · '}
            {t('/edit/twin/lack', { language: named(second), ...both.sourceLacks })}
          </span>
        )}
        <label className="edit-check edit-push">
          <input type="checkbox" checked={isOnlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)} />
          <span>{t('/edit/twin/only-open')}</span>
        </label>
        {mayWrite && older.length > 0 && (
          <button type="button" className="edit-button" disabled={isBusy} onClick={() => void check(older)}>
            {t('/edit/twin/check-all')} ({older.length})
          </button>
        )}
        {mayWrite && (
          <button type="button" className="edit-button" disabled={!both} onClick={copyAll}>
            {t('/edit/twin/copy-all', { language: named(second) })}
          </button>
        )}
        <button
          type="button"
          className="edit-button edit-wide"
          onClick={() => {
            setSecondLanguage(language)
            openItem(item.id, second)
          }}
        >
          {t('/edit/twin/swap', { language: named(second) })}
        </button>
        <button type="button" className="edit-icon-button" aria-label={t('/edit/close')} onClick={onClose}>
          <EditorIcon name="close" />
        </button>
      </header>
      <fieldset className="edit-twin-side" aria-label={t('/edit/twin/side')}>
        {(['own', 'source'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="edit-button"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
          >
            {named(one === 'own' ? language : second)}
          </button>
        ))}
      </fieldset>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!both && !isError && <p className="edit-note">{t('/edit/loading')}</p>}
      {both && source && (
        <div className="edit-drawer__columns">
          <ul className="edit-versions" aria-label={t('/edit/twin/blocks')}>
            <BlockRow
              label={t('/edit/outline/page')}
              isChosen={absent === null && selected === null}
              note={olderIn(null) > 0 ? t('/edit/twin/count-older', { count: olderIn(null) }) : ''}
              onChoose={() => choose(null)}
            />
            {both.blocks
              .filter((block) => !isOnlyOpen || isOpen(block) || block.id === selected)
              .map((block) => (
                <BlockRow
                  key={block.id}
                  label={labelOf(block.type)}
                  words={summaryOf(
                    schema.types[block.type ?? '']?.fields ?? {},
                    (block.target ?? block.source)?.entry.fields ?? {},
                  )}
                  depth={block.depth}
                  isChosen={block.id === (absent ?? selected)}
                  onChoose={() => choose(block)}
                  note={noteOf(block)}
                />
              ))}
          </ul>
          <div className="edit-changes">
            {chosen && chosen.target === null ? (
              <div className="edit-twin-absent">
                <p>{t('/edit/twin/only-in', { language: named(second) })}</p>
                {mayWrite && (
                  <button type="button" className="edit-button" onClick={() => copyBlock(chosen.id)}>
                    {t('/edit/twin/copy-block')}
                  </button>
                )}
              </div>
            ) : (
              <FormContext value={tools}>
                <p className="edit-pair edit-pair--head" aria-hidden="true">
                  <span />
                  <b className="edit-pair__source">{named(second)}</b>
                  <b className="edit-pair__own">{named(language)}</b>
                </p>
                {at === null && (
                  <DetailPair
                    of="name"
                    second={second}
                    source={source.name}
                    isReadOnly={!mayWrite}
                    older={markOf(olderAt(namePath))}
                  />
                )}
                {at === null && hasAddress(item) && (
                  <DetailPair of="slug" second={second} source={source.slug} isReadOnly={!mayWrite} />
                )}
                {at?.entry.ref !== undefined && <p className="edit-note">{t('/edit/twin/shared')}</p>}
                {chosen?.source === null && (
                  <p className="edit-note">{t('/edit/twin/only-in', { language: named(language) })}</p>
                )}
                {chosen?.isMoved && <p className="edit-note">{t('/edit/twin/moved')}</p>}
                {shown.map((pair) => (
                  <PairRow
                    key={`${selected === null ? '' : (firstIds.get(selected) ?? selected)} ${pair.path.join('.')}`}
                    pair={pair}
                    second={second}
                    older={markOf(olderAt(pair.path))}
                  />
                ))}
                {shown.length === 0 && at?.entry.ref === undefined && (
                  <p className="edit-hint">{t(isOnlyOpen ? '/edit/twin/all-written' : '/edit/twin/no-fields')}</p>
                )}
              </FormContext>
            )}
          </div>
        </div>
      )}
    </section>
  )

  function markOf(one: OlderWords | undefined) {
    return one ? { changedAt: one.changedAt, isBusy, onCheck: () => void check([one]) } : null
  }

  function noteOf(block: BlockPair): string {
    if (block.target === null) return t('/edit/twin/only-in', { language: named(second) })
    if (block.source === null) return t('/edit/twin/only-in', { language: named(language) })
    return [
      block.missing > 0 && t('/edit/twin/count-missing', { count: block.missing }),
      block.same > 0 && t('/edit/twin/count-same', { count: block.same }),
      olderIn(block.id) > 0 && t('/edit/twin/count-older', { count: olderIn(block.id) }),
      block.isMoved && t('/edit/twin/elsewhere'),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
