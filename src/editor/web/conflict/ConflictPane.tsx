import { useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Conflict } from '../../rules/merge.ts'
import { plainWords } from '../../rules/summary.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { timeOf } from '../app/SaveStatus.tsx'
import { labelOfPath } from '../label-of-path.ts'

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** One field, two texts: theirs, mine, or both to be edited. Nothing is lost until one is chosen. */
export function ConflictPane() {
  const t = useText()
  const { session, words } = useEditor()
  const { conflicts, combined } = useSession(session)
  const [conflict] = conflicts
  if (!conflict) return null
  return (
    <div className="edit-conflict">
      <div className="edit-form__head">
        <h2>{t('/edit/conflict/title')}</h2>
        <p className="edit-hint">
          <ConflictPath conflict={conflict} /> · {t('/edit/conflict/left', { count: conflicts.length })}
        </p>
      </div>
      <Choice
        key={`${conflict.node} ${conflict.path.join('.')}`}
        conflict={conflict}
        name={combined?.by ?? t('/edit/conflict/somebody')}
        time={combined ? timeOf(combined.at, words) : ''}
      />
    </div>
  )
}

function ConflictPath({ conflict: { node, path } }: { conflict: Conflict }) {
  const t = useText()
  const { schema, words, deeds, type } = useEditor()
  const at = node === null ? undefined : deeds.find(node)
  const definition = node === null ? type : schema.types[at?.entry.type ?? '']
  return (
    <>
      {[definition?.label[words] ?? '', labelOfPath(definition?.fields ?? {}, path, words, t)]
        .filter(Boolean)
        .join(' › ')}
    </>
  )
}

function Choice({ conflict, name, time }: { conflict: Conflict; name: string; time: string }) {
  const t = useText()
  const { session } = useEditor()
  const isText = typeof conflict.mine === 'string' && typeof conflict.theirs === 'string'
  const [chosen, setChosen] = useState<'theirs' | 'mine' | 'both'>('mine')
  const [both, setBoth] = useState(`${textOf(conflict.theirs)}\n${textOf(conflict.mine)}`)
  const option = (one: 'theirs' | 'mine', label: string, value: unknown) => (
    <label className="edit-option" data-on={chosen === one}>
      <span className="edit-check">
        <input type="radio" name="conflict" checked={chosen === one} onChange={() => setChosen(one)} />
        <b>{label}</b>
        {one === 'theirs' && <span className="edit-count">{time}</span>}
      </span>
      <span className="edit-option__text">
        <Difference before={textOf(conflict.base)} after={textOf(value)} />
      </span>
    </label>
  )
  return (
    <form
      className="edit-conflict__form"
      onSubmit={(event) => {
        event.preventDefault()
        session.resolve(conflict, chosen === 'theirs' ? conflict.theirs : chosen === 'mine' ? conflict.mine : both)
      }}
    >
      <fieldset>
        <legend className="kit-visually-hidden">{t('/edit/conflict/title')}</legend>
        {option('theirs', t('/edit/conflict/theirs', { name }), conflict.theirs)}
        {option('mine', t('/edit/conflict/mine'), conflict.mine)}
        {isText && (
          <div className="edit-option" data-on={chosen === 'both'}>
            <label className="edit-check">
              <input type="radio" name="conflict" checked={chosen === 'both'} onChange={() => setChosen('both')} />
              <b>{t('/edit/conflict/both')}</b>
            </label>
            <textarea
              className="edit-input"
              aria-label={t('/edit/conflict/both')}
              rows={4}
              value={both}
              onFocus={() => setChosen('both')}
              onChange={({ target }) => setBoth(target.value)}
            />
          </div>
        )}
      </fieldset>
      <p className="edit-hint">{t('/edit/conflict/marks')}</p>
      <button type="submit" className="edit-button edit-button--primary">
        {t(`/edit/conflict/keep-${chosen}`)}
      </button>
    </form>
  )
}

/** Words that came, underlined; words that went, struck through. */
function Difference({ before, after }: { before: string; after: string }) {
  const [old, now] = [plainWords(before).split(' '), plainWords(after).split(' ')]
  let lead = 0
  while (lead < old.length && lead < now.length && old[lead] === now[lead]) lead++
  let tail = 0
  while (tail < old.length - lead && tail < now.length - lead && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const words = (from: readonly string[]): string => from.slice(lead, from.length - tail).join(' ')
  return (
    <>
      {now.slice(0, lead).join(' ')} {words(now) && <ins>{words(now)}</ins>} {words(old) && <del>{words(old)}</del>}{' '}
      {tail > 0 && now.slice(-tail).join(' ')}
    </>
  )
}
