import { useQuery } from '@tanstack/react-query'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { Menu } from '../app/Menu.tsx'
import { refusalWords } from '../app/use-deed.tsx'
import { assignProject, fetchProjects } from '../editor-api.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

/** The project of the draft, else the one that drafts are saved into. What is chosen takes the draft along. */
export function ProjectMenu({ onProjects }: { onProjects: (id: number | null) => void }) {
  const t = useText()
  const { session, language, project, setProject } = useEditor()
  const { document: item } = useSession(session)
  const { data } = useQuery({ queryKey: ['projects'], queryFn: fetchProjects })
  const open = data?.items.filter(({ state }) => state === 'open') ?? []
  const { projectId, draft } = item.languages[language]
  const working = open.some(({ id }) => id === project) ? project : null
  const shown = projectId ?? (draft === null ? working : null)
  const name = open.find(({ id }) => id === shown)?.name ?? t('/edit/projects/none')

  async function handle(id: number | null): Promise<void> {
    setProject(id)
    if (!item.may.write || draft === null || id === projectId) return
    try {
      await session.saveNow()
      const { languages } = await assignProject(item.id, language, id)
      session.setLanguages(languages)
    } catch (error) {
      addSnackbar({ text: refusalWords(error) || t('/edit/failed'), variant: 'error' })
    }
  }
  const choice = (id: number | null, label: string) => ({
    label,
    ...(id === shown && { icon: 'check' as const }),
    run: () => void handle(id),
  })
  return (
    <Menu
      className="edit-button edit-project"
      label={t('/edit/projects/current', { name })}
      items={[
        choice(null, t('/edit/projects/none')),
        ...open.map((one) => choice(one.id, one.name)),
        { label: t('/edit/projects/all'), icon: 'blocks', run: () => onProjects(shown) },
      ]}
    >
      <EditorIcon name="blocks" small />
      <span className="edit-ellipsis">{name}</span>
    </Menu>
  )
}
