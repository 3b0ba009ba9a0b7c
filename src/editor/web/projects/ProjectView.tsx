import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withLanguage } from '#src/common/locale.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProjectChange, ProjectProblem } from '../../contract/projects.ts'
import { PreviewLinks } from '../app/PreviewLinks.tsx'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { assignProject, changeProject, fetchDocument, fetchProject, publishProject } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { momentWords } from '../moment-words.ts'
import { WhenControl } from '../publish/WhenControl.tsx'
import { ProjectPages } from './ProjectPages.tsx'
import { ProjectProblems } from './ProjectProblems.tsx'

interface ProjectViewProps {
  id: number
  mayWrite: boolean
  mayPublish: boolean
  onClose: () => void
}

/** One project: its pages, and what is done to all of them. */
export function ProjectView({ id, mayWrite, mayPublish, onClose }: ProjectViewProps) {
  const t = useText()
  const queries = useQueryClient()
  const { session, words, language } = useEditor()
  const { document: item, conflicts } = useSession(session)
  const { data: project, isError } = useQuery({ queryKey: ['project', id], queryFn: () => fetchProject(id), gcTime: 0 })
  const { isBusy, fault, run } = useDeed()
  const [problems, setProblems] = useState<readonly ProjectProblem[]>([])
  const [said, setSaid] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [at, setAt] = useState('')
  const [isClosing, setClosing] = useState(false)

  /** Does something to the project, and says what became of it; what stands in the way on its pages is listed. */
  const change = (deed: () => Promise<unknown>, text: string): Promise<void> =>
    run(async () => {
      setProblems([])
      setSaid('')
      try {
        await session.saveNow()
        await deed()
        setSaid(text)
      } catch (error) {
        const found = error instanceof ApiError ? ((error.problems ?? []) as ProjectProblem[]) : [] // the contract's 400
        if (!found.some((one) => one.id !== undefined)) throw error
        setProblems(found)
      } finally {
        const changed = ['project', 'projects', 'tree']
        await Promise.all(changed.map((key) => queries.invalidateQueries({ queryKey: [key] })))
        session.setLanguages((await fetchDocument(item.id, language)).languages)
      }
    })
  const set = (body: ProjectChange, text: string): Promise<void> => change(() => changeProject(id, body), text)

  if (!project) return isError ? <Fault text={t('/edit/failed')} /> : <p>{t('/edit/loading')}</p>
  const { state, published, publishAt } = project
  const isOpen = state === 'open'
  const planned = publishAt === null ? null : new Date(publishAt)
  const isLate = planned !== null && planned.getTime() < browserClock.now() - 120_000
  return (
    <section aria-label={project.name}>
      {name === null ? (
        <h3>
          {project.name}{' '}
          {mayWrite && isOpen && (
            <button type="button" className="edit-text-button" onClick={() => setName(project.name)}>
              {t('/edit/projects/rename')}
            </button>
          )}
        </h3>
      ) : (
        <form
          className="edit-filter"
          onSubmit={(event) => {
            event.preventDefault()
            void change(async () => {
              await changeProject(id, { name: name.trim() })
              setName(null)
            }, t('/edit/projects/renamed'))
          }}
        >
          <input
            className="edit-input"
            required
            maxLength={120}
            pattern=".*\S.*"
            aria-label={t('/edit/projects/name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="edit-button" disabled={isBusy}>
            {t('/edit/projects/rename')}
          </button>
        </form>
      )}
      <p className="edit-hint">
        {published
          ? t('/edit/projects/published-by', { name: published.by, time: momentWords(new Date(published.at), words) })
          : t(`/edit/projects/text/${state}`)}
      </p>
      {planned && (
        <p className={isLate ? 'edit-error' : 'edit-note'}>
          {t(isLate ? '/edit/projects/late' : '/edit/projects/planned', { time: momentWords(planned, words) })}
        </p>
      )}
      <Fault text={fault} />
      <output className="edit-hint">{said}</output>
      <ProjectProblems problems={problems} onClose={onClose} />
      <ProjectPages
        project={project}
        isBusy={isBusy}
        onClose={onClose}
        onTakeOut={(one) =>
          void change(
            () => assignProject(one.id, one.language, null),
            t('/edit/projects/taken-out', { name: one.name }),
          )
        }
      />
      {isOpen && (
        <div className="edit-projects__deeds">
          <a
            className="edit-button"
            href={`${withLanguage('/', language)}?epiprojects=${id}`}
            target="_blank"
            rel="noopener"
          >
            {t('/edit/projects/preview')}
          </a>
          {mayWrite && (
            <button type="button" className="edit-button" disabled={isBusy} onClick={() => setClosing(true)}>
              {t('/edit/projects/close')}
            </button>
          )}
          {mayPublish && (
            <button
              type="button"
              className="edit-button edit-button--primary edit-push"
              disabled={isBusy || project.drafts === 0 || conflicts.length > 0}
              onClick={() =>
                void change(() => publishProject(id), t('/edit/projects/published', { name: project.name }))
              }
            >
              {t('/edit/projects/publish')}
            </button>
          )}
        </div>
      )}
      {isOpen && isClosing && (
        <div className="edit-note" role="alert">
          <p>{t('/edit/projects/close-ask')}</p>
          <div className="edit-projects__deeds">
            <button type="button" className="edit-button" onClick={() => setClosing(false)}>
              {t('/edit/cancel')}
            </button>
            <button
              type="button"
              className="edit-button edit-button--primary"
              disabled={isBusy}
              onClick={() => {
                setClosing(false)
                void set({ state: 'closed' }, t('/edit/projects/closed'))
              }}
            >
              {t('/edit/projects/close')}
            </button>
          </div>
        </div>
      )}
      {isOpen && mayPublish && project.drafts > 0 && (
        <div className="edit-projects__deeds">
          <WhenControl id="project-at" label={t('/edit/publish/at')} edge="begin" value={at} onChange={setAt} />
          <button
            type="button"
            className="edit-button"
            disabled={isBusy || at === ''}
            onClick={() => void set({ publishAt: at }, t('/edit/projects/planned-done'))}
          >
            {t('/edit/projects/plan')}
          </button>
          {planned && (
            <button
              type="button"
              className="edit-text-button"
              disabled={isBusy}
              onClick={() => void set({ publishAt: null }, t('/edit/projects/unplanned'))}
            >
              {t('/edit/publish/unschedule')}
            </button>
          )}
        </div>
      )}
      {isOpen && (
        <PreviewLinks
          of={{ kind: 'projects', id }}
          text={t('/edit/projects/preview-text')}
          mayMake={mayWrite && project.drafts > 0}
          mayEnd={mayWrite}
        />
      )}
      {state === 'closed' && mayWrite && (
        <button
          type="button"
          className="edit-button"
          disabled={isBusy}
          onClick={() => void set({ state: 'open' }, t('/edit/projects/opened'))}
        >
          {t('/edit/projects/open')}
        </button>
      )}
    </section>
  )
}
