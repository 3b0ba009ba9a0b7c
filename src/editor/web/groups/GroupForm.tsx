import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import type { VisitorRule } from '#src/content/contract/visitor-group.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { GroupBody, VisitorGroup } from '../../contract/visitor-groups.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { fetchGroups } from '../editor-api.ts'
import { changeGroup, createGroup } from './groups-api.ts'
import { useRuleWords } from './use-rule-words.ts'

interface GroupFormProps {
  /** Null: a new one. */
  group: VisitorGroup | null
  /** Gets what was done, in words. */
  onSaved: (said: string) => Promise<void>
  onCancel: () => void
}

/** What is said of a visitor where a rule may ask; empty: it does not matter. */
type Answer = '' | 'yes' | 'no'
const answerOf = (value: boolean | undefined): Answer => (value === undefined ? '' : value ? 'yes' : 'no')
const campaignPattern = /^[a-z0-9][a-z0-9_-]{0,59}$/

/** The name of a group and its rule. */
export function GroupForm({ group, onSaved, onCancel }: GroupFormProps) {
  const t = useText()
  const id = useId()
  const queries = useQueryClient()
  const first = useFirstFocus<HTMLInputElement>()
  const ruleWords = useRuleWords()
  const { isBusy, fault, run } = useDeed()
  const [wrong, setWrong] = useState<string | null>(null)
  const [seen, setSeen] = useState<GroupBody | null>(group && { name: group.name, rule: group.rule })
  const [name, setName] = useState(group?.name ?? '')
  const [spoken, setSpoken] = useState<readonly string[]>(group?.rule.languages ?? [])
  const [campaigns, setCampaigns] = useState(group?.rule.campaigns?.join(', ') ?? '')
  const [isSignedIn, setSignedIn] = useState(answerOf(group?.rule.isSignedIn))
  const [isReturning, setReturning] = useState(answerOf(group?.rule.isReturning))
  const [euros, setEuros] = useState(group?.rule.cartFromCents ? String(group.rule.cartFromCents / 100) : '')

  const words = campaigns
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const rule: VisitorRule = {
    ...(spoken.length > 0 && { languages: languages.filter((one) => spoken.includes(one)) }),
    ...(words.length > 0 && { campaigns: words }),
    ...(isSignedIn !== '' && { isSignedIn: isSignedIn === 'yes' }),
    ...(Number(euros) > 0 && { cartFromCents: Math.round(Number(euros) * 100) }),
    ...(isReturning !== '' && { isReturning: isReturning === 'yes' }),
  }
  const handleSave = async (): Promise<void> => {
    const bad = words.find((word) => !campaignPattern.test(word))
    const problem =
      bad === undefined
        ? Object.keys(rule).length === 0
          ? t('/edit/groups/no-rule')
          : null
        : t('/edit/groups/bad-campaign', { word: bad })
    setWrong(problem)
    if (problem !== null) return
    const body = { name: name.trim(), rule }
    await run(async () => {
      try {
        await (group && seen ? changeGroup(group.id, { ...body, seen }) : createGroup(body))
      } catch (error) {
        if (!group || !(error instanceof ApiError && error.status === 409)) throw error
        // What the other one wrote is shown, and written over only by a second press.
        const { items } = await fetchGroups()
        await queries.invalidateQueries({ queryKey: ['groups'] })
        const now = items.find((one) => one.id === group.id)
        if (!now) throw error
        setSeen({ name: now.name, rule: now.rule })
        setWrong(t('/edit/groups/changed', { name: now.name, rule: ruleWords(now.rule) }))
        return
      }
      await onSaved(t('/edit/groups/saved', { name: body.name }))
    })
  }
  return (
    <form
      className="edit-fields"
      aria-label={t(group ? '/edit/groups/change-one' : '/edit/groups/new', { name: group?.name ?? '' })}
      onSubmit={(event) => {
        event.preventDefault()
        void handleSave()
      }}
    >
      <div className="edit-field">
        <label className="edit-label" htmlFor={`${id}-name`}>
          {t('/edit/groups/name')}
        </label>
        <input
          ref={first}
          id={`${id}-name`}
          className="edit-input"
          required
          maxLength={120}
          pattern=".*\S.*"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <p className="edit-hint">{t('/edit/groups/all-true')}</p>
      <fieldset className="edit-field">
        <legend className="edit-label">{t('/edit/groups/languages')}</legend>
        {languages.map((one) => (
          <label key={one} className="edit-check">
            <input
              type="checkbox"
              checked={spoken.includes(one)}
              onChange={({ target }) =>
                setSpoken(target.checked ? [...spoken, one] : spoken.filter((other) => other !== one))
              }
            />
            <span>{t(`/edit/language/${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="edit-field">
        <label className="edit-label" htmlFor={`${id}-campaigns`}>
          {t('/edit/groups/campaigns')}
        </label>
        <input
          id={`${id}-campaigns`}
          className="edit-input"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-campaigns-help`}
          value={campaigns}
          onChange={({ target }) => setCampaigns(target.value)}
        />
        <p className="edit-hint" id={`${id}-campaigns-help`}>
          {t('/edit/groups/campaigns-hint')}
        </p>
      </div>
      <YesNo label={t('/edit/groups/signed-in')} value={isSignedIn} onChange={setSignedIn} />
      <YesNo
        label={t('/edit/groups/returning')}
        hint={t('/edit/groups/returning-hint')}
        value={isReturning}
        onChange={setReturning}
      />
      <div className="edit-field">
        <label className="edit-label" htmlFor={`${id}-cart`}>
          {t('/edit/groups/cart')}
        </label>
        <input
          id={`${id}-cart`}
          className="edit-input edit-input--short"
          type="number"
          min={0}
          max={100_000}
          step="any"
          value={euros}
          onChange={({ target }) => setEuros(target.value)}
        />
      </div>
      <Fault text={wrong ?? fault} />
      <div className="edit-buttons">
        <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
          {t('/edit/groups/save')}
        </button>
        <button type="button" className="edit-button" onClick={onCancel}>
          {t('/edit/cancel')}
        </button>
      </div>
    </form>
  )
}

interface YesNoProps {
  label: string
  hint?: string
  value: Answer
  onChange: (value: Answer) => void
}
function YesNo({ label, hint, value, onChange }: YesNoProps) {
  const t = useText()
  const id = useId()
  return (
    <div className="edit-field">
      <label className="edit-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="edit-input"
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value === 'yes' || target.value === 'no' ? target.value : '')}
      >
        {(['', 'yes', 'no'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`/edit/groups/answer/${one || 'any'}`)}
          </option>
        ))}
      </select>
      {hint && (
        <p className="edit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
