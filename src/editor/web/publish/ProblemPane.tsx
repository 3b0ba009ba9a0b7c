import { useEffect, useRef } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PublishProblem } from '../../contract/document.ts'
import { fieldPathOf } from '../../rules/problem-places.ts'
import { labelOfPath } from '../label-of-path.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

interface ProblemPaneProps {
  problems: readonly PublishProblem[]
  onClose: () => void
  onAgain: () => void
}

/** What stands in the way of publishing; each leads to its field. */
export function ProblemPane({ problems, onClose, onAgain }: ProblemPaneProps) {
  const t = useText()
  const { schema, words, deeds, type, language, openItem, session } = useEditor()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <div className="edit-form__head">
        <h2>
          {t('/edit/problems/title')} <span className="edit-count">{problems.length}</span>
          <button type="button" className="edit-icon-button edit-push" aria-label={t('/edit/close')} onClick={onClose}>
            <EditorIcon name="close" />
          </button>
        </h2>
        <p className="edit-hint">{t('/edit/problems/hint')}</p>
      </div>
      <ol className="edit-problems">
        {problems.map((one, index) => {
          const node = one.node ?? null
          const definition = node === null ? type : schema.types[deeds.find(node)?.entry.type ?? '']
          const inside = fieldPathOf(one)
          const where = [
            definition?.label[words],
            inside.length > 0 && labelOfPath(definition?.fields ?? {}, inside, words, t),
          ]
          return (
            <li key={index}>
              <button
                type="button"
                ref={index === 0 ? first : undefined}
                onClick={() => {
                  onClose()
                  openItem(session.getState().document.id, one.language, { node, path: inside })
                }}
              >
                <EditorIcon name="warning" />
                <span>
                  <b>{one.value}</b>
                  <span className="edit-hint">{where.filter(Boolean).join(' › ')}</span>
                  {one.language && one.language !== language && (
                    <span className="edit-hint">{t(`/edit/language/${one.language}`)}</span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <div className="edit-foot">
        <button type="button" className="edit-button edit-button--primary" onClick={onAgain}>
          {t('/edit/problems/again')}
        </button>
      </div>
    </>
  )
}
