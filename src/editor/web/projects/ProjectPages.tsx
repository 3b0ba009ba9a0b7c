import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProjectDetails } from '../../contract/projects.ts'
import { useEditor } from '../editor-context.ts'
import { momentWords } from '../moment-words.ts'

type Entry = ProjectDetails['items'][number]

interface ProjectPagesProps {
  project: ProjectDetails
  isBusy: boolean
  onClose: () => void
  onTakeOut: (entry: Entry) => void
}

const kinds = ['changed', 'added', 'moved', 'removed'] as const

/** The pages of a project in each language: what is new there, and who wrote it. */
export function ProjectPages({ project, isBusy, onClose, onTakeOut }: ProjectPagesProps) {
  const t = useText()
  const { words, openItem } = useEditor()
  const isOpen = project.state === 'open'
  const changesOf = ({ changes, trashed }: Entry): string => {
    if (trashed) return t('/edit/projects/trashed', { name: trashed.by })
    if (!isOpen) return ''
    if (changes === null) return t('/edit/projects/page-new')
    const counted = kinds.filter((kind) => changes[kind] > 0)
    return counted.map((kind) => t(`/edit/projects/page-${kind}`, { count: changes[kind] })).join(', ')
  }
  return (
    <ul className="edit-links">
      {project.items.map((entry) => (
        <li key={`${entry.id} ${entry.language}`}>
          <span>
            <button
              type="button"
              className="edit-text-button"
              onClick={() => {
                openItem(entry.id, entry.language)
                onClose()
              }}
            >
              {entry.name || t('/edit/unnamed')}
            </button>{' '}
            {entry.language.toUpperCase()}
            <span className="edit-hint">
              {' '}
              {[changesOf(entry), entry.saved.by, momentWords(new Date(entry.saved.at), words)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {isOpen && (
            <button
              type="button"
              className="edit-button"
              disabled={isBusy}
              aria-label={t('/edit/projects/take-out-one', {
                name: entry.name,
                language: entry.language.toUpperCase(),
              })}
              onClick={() => onTakeOut(entry)}
            >
              {t('/edit/projects/take-out')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
