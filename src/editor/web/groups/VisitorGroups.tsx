import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { GroupUses, VisitorGroup } from '../../contract/visitor-groups.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { fetchGroups } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { GroupForm } from './GroupForm.tsx'
import { fetchGroupUses, removeGroup } from './groups-api.ts'
import { useRuleWords } from './use-rule-words.ts'

/** All visitor groups with who belongs to them and what is for them; made, changed and removed. */
export function VisitorGroups({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const groups = useQuery({ queryKey: ['groups'], queryFn: fetchGroups, staleTime: 0 })
  const uses = useQuery({ queryKey: ['group-uses'], queryFn: fetchGroupUses, gcTime: 0 })
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [said, setSaid] = useState('')
  const { isBusy, fault, run } = useDeed()
  const ruleWords = useRuleWords()
  const { data } = groups

  const handleSaved = async (text: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['groups'] })
    setOpen(null)
    setSaid(text)
  }
  const handleRemove = ({ id, name }: VisitorGroup): Promise<void> => {
    setSaid('')
    return run(async () => {
      await removeGroup(id)
      await handleSaved(t('/edit/groups/removed', { name }))
    })
  }
  if (groups.isError || uses.isError)
    return <LoadFailed onRetry={() => void Promise.all([groups.refetch(), uses.refetch()])} />
  if (!data || !uses.data) return <p>{t('/edit/loading')}</p>
  const usesOf = ({ id }: VisitorGroup) => uses.data.items.filter(({ group }) => group === id)
  return (
    <div className="edit-table">
      <p className="edit-hint">{t('/edit/groups/text')}</p>
      {data.mayWrite ? (
        open !== 'new' && (
          <p>
            <button type="button" className="edit-button edit-button--primary" onClick={() => setOpen('new')}>
              {t('/edit/groups/new')}
            </button>
          </p>
        )
      ) : (
        <p className="edit-note">{t('/edit/groups/read-only')}</p>
      )}
      {open === 'new' && <GroupForm group={null} onSaved={handleSaved} onCancel={() => setOpen(null)} />}
      <Fault text={fault} />
      <p>
        <output className="edit-hint">{said}</output>
      </p>
      {data.items.length === 0 ? (
        <p>{t('/edit/view/no-groups')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('/edit/groups/name')}</th>
              <th scope="col">{t('/edit/groups/who')}</th>
              <th scope="col">{t('/edit/groups/uses')}</th>
              {data.mayWrite && (
                <th scope="col">
                  <span className="kit-visually-hidden">{t('/edit/groups/change')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.items.map((group) =>
              open === group.id ? (
                <tr key={group.id}>
                  <td colSpan={4}>
                    <GroupForm group={group} onSaved={handleSaved} onCancel={() => setOpen(null)} />
                  </td>
                </tr>
              ) : (
                <tr key={group.id}>
                  <th scope="row">{group.name}</th>
                  <td>{ruleWords(group.rule)}</td>
                  <td>
                    <Uses uses={usesOf(group)} onClose={onClose} />
                  </td>
                  {data.mayWrite && (
                    <td>
                      <button
                        type="button"
                        className="edit-text-button"
                        aria-label={t('/edit/groups/change-one', { name: group.name })}
                        onClick={() => setOpen(group.id)}
                      >
                        {t('/edit/groups/change')}
                      </button>{' '}
                      {usesOf(group).length === 0 && (
                        <button
                          type="button"
                          className="edit-text-button"
                          disabled={isBusy}
                          aria-label={t('/edit/groups/remove-one', { name: group.name })}
                          onClick={() => void handleRemove(group)}
                        >
                          {t('/edit/groups/remove')}
                        </button>
                      )}
                    </td>
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** What is for a group; each name opens the item in its language. */
function Uses({ uses, onClose }: { uses: GroupUses['items']; onClose: () => void }) {
  const t = useText()
  const { openItem } = useEditor()
  if (uses.length === 0) return t('/edit/groups/unused')
  return (
    <ul className="edit-links">
      {uses.map(({ id, name, language, isPublished, isTrashed }) => (
        <li key={`${id} ${language}`}>
          <button
            type="button"
            className="edit-text-button"
            onClick={() => {
              onClose()
              openItem(id, language)
            }}
          >
            {name || t('/edit/unnamed')}, {t(`/edit/language/${language}`)}
          </button>
          {(isTrashed || !isPublished) && (
            <span className="edit-hint">{t(isTrashed ? '/edit/groups/trashed' : '/edit/groups/draft')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
