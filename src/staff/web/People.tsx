import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { Language } from '#src/common/locale.ts'
import { isStaffRole, type StaffRole, staffRoles } from '#src/common/permissions.ts'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { BranchRight } from '../contract/branches.ts'
import type { Me, MemberList } from '../contract/staff.ts'
import { BranchRights } from './BranchRights.tsx'
import { valuesOf } from './form-values.ts'
import * as api from './office-api.ts'
import { Problem } from './Problem.tsx'
import type { WithStepUp } from './StepUp.tsx'
import { useAction } from './use-action.ts'

type Member = MemberList['members'][number]
type Asked =
  | { what: 'roles' | 'end' | 'reset'; member: Member }
  | { what: 'branches'; member: Member; kept: readonly BranchRight[] | null }
  | { what: 'invite' }
/** The roles whose rights to content a branch can narrow. */
const heldRoles: readonly string[] = ['Editor', 'Publisher']

/** The page on which admins invite employees, set their roles, reset a second factor, or end their access. */
export function People({ withStepUp, me, language }: { withStepUp: WithStepUp; me: Me; language: Language }) {
  const t = useText()
  const work = useAction()
  const [list, setList] = useState<MemberList | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const load = useCallback(() => api.fetchMembers().then(setList), [])
  useEffect(() => void load().catch(() => work.fail(t('/entry/failed'))), [load]) // oxlint-disable-line react-hooks/exhaustive-deps -- once

  const change = (call: () => Promise<void>, doneText: string, before = asked): void =>
    work.run(async () => {
      // The proof opens a separate dialog, and only one may be open at a time.
      setAsked(null)
      setSaid(null)
      try {
        if (!(await withStepUp(call))) return setAsked(before)
      } catch (error) {
        setAsked(before)
        throw error
      }
      setSaid(doneText)
      await load()
    })
  const rolesIn = (event: FormEvent<HTMLFormElement>): StaffRole[] =>
    new FormData(event.currentTarget)
      .getAll('roles')
      .filter((role): role is StaffRole => typeof role === 'string' && isStaffRole(role))
  const needRoles = (roles: readonly StaffRole[]): boolean => {
    if (roles.length === 0) work.fail(t('/entry/roles-needed'))
    return roles.length > 0
  }

  return (
    <section className="staff-block staff-block--only">
      {said !== null && (
        <Alert variant="success" announce>
          <p>{said}</p>
        </Alert>
      )}
      {asked === null && <Problem text={work.error} />}
      <ul className="staff-rows">
        {list?.members.map((member) => (
          <li key={member.id}>
            <div>
              <h3>{member.name}</h3>
              <p className="staff-muted">{member.email}</p>
              <p className="staff-muted">
                {member.hasLeft
                  ? t('/entry/has-left')
                  : member.roles.map((role) => t(`/entry/role/${role}`)).join(', ')}
              </p>
            </div>
            {!member.hasLeft && member.id !== me.id && (
              <div className="staff-acts">
                {(['roles', 'reset', 'end'] as const).map((what) => (
                  <button
                    key={what}
                    type="button"
                    className="kit-txt-btn"
                    aria-label={t(`/entry/person/${what}-one`, { name: member.name })}
                    onClick={() => setAsked({ what, member })}
                  >
                    {t(`/entry/person/${what}`)}
                  </button>
                ))}
                {member.roles.some((role) => heldRoles.includes(role)) && (
                  <button
                    type="button"
                    className="kit-txt-btn"
                    aria-label={t('/entry/person/branches-one', { name: member.name })}
                    onClick={() => setAsked({ what: 'branches', member, kept: null })}
                  >
                    {t('/entry/person/branches')}
                  </button>
                )}
                <button
                  type="button"
                  className="kit-txt-btn"
                  aria-label={t('/entry/person/unlock-one', { name: member.name })}
                  onClick={() => change(() => api.unlock(member.id), t('/entry/unlocked', { name: member.name }))}
                >
                  {t('/entry/person/unlock')}
                </button>
              </div>
            )}
          </li>
        ))}
        {list?.invitations.map(({ id, email, roles }) => (
          <li key={id}>
            <div>
              <h3>{email}</h3>
              <p className="staff-muted">
                {t('/entry/invited')}: {roles.map((role) => t(`/entry/role/${role}`)).join(', ')}
              </p>
            </div>
            <div className="staff-acts">
              <button
                type="button"
                className="kit-txt-btn"
                aria-label={t('/entry/person/take-back-one', { email })}
                onClick={() => change(() => api.revokeInvitation(id), t('/entry/invite-taken-back', { email }))}
              >
                {t('/entry/person/take-back')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={() => setAsked({ what: 'invite' })}>{t('/entry/person/invite')}</Button>

      <Dialog
        open={asked?.what === 'invite'}
        onClose={() => setAsked(null)}
        closeLabel={t('/passkeys/close')}
        title={t('/entry/person/invite')}
      >
        <form
          className="staff-form"
          onSubmit={(event) => {
            const typed = valuesOf(event, 'email', 'firstName', 'lastName')
            const roles = rolesIn(event)
            if (needRoles(roles))
              change(() => api.invite({ ...typed, roles, language }), t('/entry/invite-sent', { email: typed.email }))
          }}
        >
          <Problem text={work.error} />
          <TextField
            label={t('/entry/email')}
            name="email"
            type="email"
            autoComplete="off"
            error={work.fields['email']?.[0]}
            required
          />
          <TextField
            label={t('/entry/first-name')}
            name="firstName"
            autoComplete="off"
            error={work.fields['firstName']?.[0]}
            required
          />
          <TextField
            label={t('/entry/last-name')}
            name="lastName"
            autoComplete="off"
            error={work.fields['lastName']?.[0]}
            required
          />
          <Roles chosen={[]} />
          <Button type="submit" busy={work.isBusy}>
            {t('/entry/person/invite')}
          </Button>
        </form>
      </Dialog>
      <Dialog
        open={asked?.what === 'roles'}
        onClose={() => setAsked(null)}
        closeLabel={t('/passkeys/close')}
        title={t('/entry/person/roles')}
      >
        {asked?.what === 'roles' && (
          <form
            className="staff-form"
            onSubmit={(event) => {
              event.preventDefault()
              const roles = rolesIn(event)
              const { id, name } = asked.member
              if (needRoles(roles)) change(() => api.setRoles(id, roles), t('/entry/roles-set', { name }))
            }}
          >
            <Problem text={work.error} />
            <Roles chosen={asked.member.roles} />
            <Button type="submit" busy={work.isBusy}>
              {t('/entry/person/roles-save')}
            </Button>
          </form>
        )}
      </Dialog>
      <Dialog
        open={asked?.what === 'branches'}
        onClose={() => setAsked(null)}
        closeLabel={t('/passkeys/close')}
        title={asked?.what === 'branches' ? t('/entry/person/branches-one', { name: asked.member.name }) : ''}
      >
        {asked?.what === 'branches' && (
          <BranchRights
            id={asked.member.id}
            kept={asked.kept}
            isBusy={work.isBusy}
            problem={work.error}
            onSave={(rights) => {
              const { id, name } = asked.member
              const call = () => api.setBranches(id, rights)
              change(call, t('/entry/branches/saved', { name }), { ...asked, kept: rights })
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={asked?.what === 'end' || asked?.what === 'reset'}
        onClose={() => setAsked(null)}
        title={asked?.what === 'end' ? t('/entry/person/end') : t('/entry/person/reset')}
        actions={
          <>
            <Button
              variant="danger"
              busy={work.isBusy}
              onClick={() => {
                if (asked?.what === 'end')
                  change(() => api.endMember(asked.member.id), t('/entry/ended', { name: asked.member.name }))
                if (asked?.what === 'reset')
                  change(() => api.resetFactor(asked.member.id), t('/entry/reset-sent', { name: asked.member.name }))
              }}
            >
              {asked?.what === 'end' ? t('/entry/person/end') : t('/entry/person/reset')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t('/entry/cancel')}
            </Button>
          </>
        }
      >
        <Problem text={work.error} />
        {asked?.what === 'end' && <p>{t('/entry/end-text', { name: asked.member.name })}</p>}
        {asked?.what === 'reset' && <p>{t('/entry/reset-text', { name: asked.member.name })}</p>}
      </Dialog>
    </section>
  )
}

function Roles({ chosen }: { chosen: readonly string[] }) {
  const t = useText()
  return (
    <fieldset className="staff-roles">
      <legend>{t('/entry/roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox key={role} name="roles" value={role} defaultChecked={chosen.includes(role)}>
          {t(`/entry/role/${role}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
