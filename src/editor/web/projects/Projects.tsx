import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { createProject, fetchProjects } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { ProjectView } from './ProjectView.tsx'
import './projects.css'

interface ProjectsProps {
  /** The project that is shown first; null: the newest. */
  first: number | null
  onClose: () => void
}

/** All projects, and one of them with its pages. */
export function Projects({ first, onClose }: ProjectsProps) {
  const t = useText()
  const { setProject } = useEditor()
  const { data, isError, refetch } = useQuery({ queryKey: ['projects'], queryFn: fetchProjects, staleTime: 0 })
  const { isBusy, fault, run } = useDeed()
  const [chosen, setChosen] = useState(first)
  const [name, setName] = useState('')
  const shown = chosen ?? data?.items[0]?.id ?? null
  const handleNew = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const { id } = await createProject(name.trim())
      await refetch()
      setProject(id)
      setChosen(id)
      setName('')
    })
  }
  return (
    <div className="edit-projects">
      <div>
        {data?.mayWrite && (
          <form className="edit-filter" onSubmit={handleNew}>
            <input
              className="edit-input"
              required
              maxLength={120}
              pattern=".*\S.*"
              aria-label={t('/edit/projects/name')}
              placeholder={t('/edit/projects/name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit" className="edit-button" disabled={isBusy}>
              {t('/edit/projects/new')}
            </button>
          </form>
        )}
        <Fault text={isError ? t('/edit/failed') : fault} />
        {data?.items.length === 0 && <p className="edit-hint">{t('/edit/projects/empty')}</p>}
        <ol className="edit-versions">
          {data?.items.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === shown} onClick={() => setChosen(one.id)}>
                <b>{one.name}</b>{' '}
                <span className="edit-hint">
                  {one.state === 'open'
                    ? t('/edit/projects/drafts', { count: one.drafts })
                    : t(`/edit/projects/state/${one.state}`)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {data && shown !== null && (
        <ProjectView key={shown} id={shown} mayWrite={data.mayWrite} mayPublish={data.mayPublish} onClose={onClose} />
      )}
    </div>
  )
}
