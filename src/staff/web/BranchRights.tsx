import { useEffect, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type BranchRight, type BranchRightsAnswer, branchVerbs } from '../contract/branches.ts'
import { fetchBranches } from './office-api.ts'
import { Problem } from './Problem.tsx'

interface BranchRightsProps {
  id: string
  /** Rights that were chosen and not saved yet. */
  kept: readonly BranchRight[] | null
  isBusy: boolean
  problem: string | null
  onSave: (rights: readonly BranchRight[]) => void
}

/** Space that no reader says, so that the list shows the tree. */
const indent = '\u2003'

/** The form by which admins hold an employee's roles to branches of the site. */
export function BranchRights({ id, kept, isBusy, problem, onSave }: BranchRightsProps) {
  const t = useText()
  const [answer, setAnswer] = useState<BranchRightsAnswer | 'failed' | null>(null)
  const [rights, setRights] = useState<readonly BranchRight[]>(kept ?? [])
  useEffect(() => {
    fetchBranches(id).then(
      (found) => {
        setAnswer(found)
        if (kept === null) setRights(found.rights)
      },
      () => setAnswer('failed'),
    )
  }, [id]) // oxlint-disable-line react-hooks/exhaustive-deps -- once for each person
  if (answer === 'failed') return <Problem text={t('/entry/failed')} />
  if (answer === null) return <p aria-busy="true">{t('/entry/branches/loading')}</p>
  const { branches } = answer
  const nameOf = (branchId: number): string =>
    branches.find((one) => one.id === branchId)?.name ?? t('/entry/branches/gone')
  const left = branches.filter((one) => rights.every(({ branchId }) => branchId !== one.id))
  const change = (branchId: number, verb: BranchRight['verbs'][number], isOn: boolean): void =>
    setRights(
      rights.flatMap((one) => {
        if (one.branchId !== branchId) return [one]
        const verbs = branchVerbs.filter((other) => (other === verb ? isOn : one.verbs.includes(other)))
        return verbs.length > 0 ? [{ branchId, verbs }] : []
      }),
    )
  return (
    <form
      className="staff-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(rights)
      }}
    >
      <Problem text={problem} />
      <p>{t(rights.length === 0 ? '/entry/branches/everywhere' : '/entry/branches/held')}</p>
      {rights.map(({ branchId, verbs }) => (
        <fieldset key={branchId} className="staff-roles">
          <legend>{nameOf(branchId)}</legend>
          {branchVerbs.map((verb) => (
            <Checkbox
              key={verb}
              checked={verbs.includes(verb)}
              onChange={({ target }) => change(branchId, verb, target.checked)}
            >
              {t(`/entry/branches/verb/${verb}`)}
            </Checkbox>
          ))}
          <button
            type="button"
            className="kit-txt-btn"
            aria-label={t('/entry/branches/take-one', { name: nameOf(branchId) })}
            onClick={() => setRights(rights.filter((one) => one.branchId !== branchId))}
          >
            {t('/entry/branches/take')}
          </button>
        </fieldset>
      ))}
      <Select
        label={t('/entry/branches/add')}
        value=""
        options={[
          { value: '', label: t('/entry/branches/choose') },
          ...left.map(({ id: branch, name, depth }) => ({ value: String(branch), label: indent.repeat(depth) + name })),
        ]}
        onChange={({ target }) =>
          target.value !== '' && setRights([...rights, { branchId: Number(target.value), verbs: ['write'] }])
        }
      />
      <Button type="submit" busy={isBusy}>
        {t('/entry/branches/save')}
      </Button>
    </form>
  )
}
