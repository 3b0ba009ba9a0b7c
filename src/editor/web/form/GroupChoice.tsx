import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchGroups } from '../editor-api.ts'
import { useForm } from './form-context.ts'

export const useGroups = (): readonly { id: number; name: string }[] =>
  useQuery({ queryKey: ['groups'], queryFn: fetchGroups, staleTime: 60_000 }).data?.items ?? []

export function GroupChoice({ id, value, onChange }: { id: string; value: number; onChange: (value: number) => void }) {
  const t = useText()
  const groups = useGroups()
  const { isReadOnly } = useForm()
  return (
    <select
      id={id}
      className="edit-input"
      disabled={isReadOnly}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{t('/edit/form/everyone')}</option>
      {groups.map((group) => (
        <option key={group.id} value={group.id}>
          {group.name}
        </option>
      ))}
    </select>
  )
}
