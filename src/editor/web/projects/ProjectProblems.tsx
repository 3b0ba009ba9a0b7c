import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProjectProblem } from '../../contract/projects.ts'
import { fieldPathOf } from '../../rules/problem-places.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

/** What stands in the way of a project, by page; each leads to its field. */
export function ProjectProblems({ problems, onClose }: { problems: readonly ProjectProblem[]; onClose: () => void }) {
  const t = useText()
  const { openItem, language: own } = useEditor()
  if (problems.length === 0) return null
  return (
    <div role="alert">
      <p className="edit-error">{t('/edit/projects/refused', { count: problems.length })}</p>
      <ol className="edit-problems">
        {problems.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => {
                if (one.id === undefined) return
                openItem(one.id, one.language ?? own, { node: one.node ?? null, path: fieldPathOf(one) })
                onClose()
              }}
            >
              <EditorIcon name="warning" />
              <span>
                <b>
                  {one.name}
                  {one.language && ` (${one.language.toUpperCase()})`}
                </b>
                <span className="edit-hint">{one.value}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
