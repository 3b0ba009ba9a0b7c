import { isStaffRole, type StaffRole, staffRoles } from '#src/common/permissions.ts'
import { isLanguage } from '#src/common/locale.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { done, failed, type Operation, type Outcome, textOf } from './operation.ts'
import type { Operations } from './operations.ts'

const allRoles = staffRoles.join(', ')

/** Reads `Admin,Editor`; null when one of them is not a role. */
function rolesOf(text: string | undefined): StaffRole[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim())
  return names.every(isStaffRole) ? [...new Set(names)] : null
}

const problems: Readonly<Record<string, string>> = {
  'staff/already-member': 'They work here already: see "staff roles" and "staff reset-factor"',
  'staff/last-admin': 'The last admin stays one: make somebody else admin first',
}
function outcomeOf(result: Result<unknown, Refusal>, text: string): Outcome {
  if (result.ok) return done(text)
  const { error } = result
  if (error.kind === 'not-found') return failed('Nobody of that address works here')
  if (error.kind === 'fields') return failed(`Not right: ${Object.keys(error.fields).join(', ')}`)
  return failed((error.kind === 'business' && problems[error.problems[0]?.key ?? '']) || 'Refused')
}

/** Changes the account with this address and answers a line about it. */
async function about(
  { staff, actor }: Operations,
  email: string | undefined,
  change: (id: string) => Promise<Result<unknown, Refusal>>,
  text: string,
): Promise<Outcome> {
  const id = email === undefined ? null : await staff.members.idOf(email, actor)
  return id === null ? failed('Nobody of that address works here') : outcomeOf(await change(id), text)
}

/** Staff accounts. The first admin is invited from the command line, because only an admin may invite. */
export const staffOperations: readonly Operation[] = [
  {
    name: ['staff', 'invite'],
    usage: 'EMAIL --name "FIRST LAST" --roles ROLE,ROLE [--language fi|sv|en]',
    summary: `invites somebody by mail; roles: ${allRoles}`,
    options: { name: { type: 'string' }, roles: { type: 'string' }, language: { type: 'string' } },
    run: async ({ staff, actor }, [email = ''], options) => {
      const [firstName = '', ...rest] = (textOf(options['name']) ?? '').trim().split(/\s+/)
      const roles = rolesOf(textOf(options['roles']))
      if (roles === null) return failed(`--roles takes some of ${allRoles}`)
      const said = textOf(options['language']) ?? 'fi'
      if (!isLanguage(said)) return failed('--language takes fi, sv or en')
      const person = { email, firstName, lastName: rest.join(' '), roles, language: said }
      return outcomeOf(
        await staff.invitations.invite(person, actor),
        `An invitation goes to ${email}; its link works for three days`,
      )
    },
  },
  {
    name: ['staff', 'list'],
    usage: '',
    summary: 'who works here, what they may, and by what they sign in',
    run: async ({ staff, actor }) => {
      const { members, invitations } = await staff.members.list(actor)
      const lines = members.map(({ email, name, roles, hasTotp, passkeys, hasLeft }) => {
        const proofs = [...(hasTotp ? ['authenticator'] : []), ...(passkeys > 0 ? [`passkeys ${passkeys}`] : [])]
        return `${email}  ${name}  ${hasLeft ? 'has left' : `${roles.join(',') || 'no roles'}  ${proofs.join(', ') || 'no second proof'}`}`
      })
      const open = invitations.map(
        ({ email, roles, endsAt }) => `${email}  invited until ${endsAt}  ${roles.join(',')}`,
      )
      return done([...lines, ...open].join('\n') || 'nobody')
    },
  },
  {
    name: ['staff', 'roles'],
    usage: 'EMAIL ROLE,ROLE',
    summary: 'what somebody may, from their next request on',
    run: async (operations, [email, text]) => {
      const roles = rolesOf(text)
      if (roles === null) return failed(`Roles are some of ${allRoles}`)
      const set = (id: string) => operations.staff.members.setRoles(id, roles, operations.actor)
      return about(operations, email, set, `${email} may now what ${roles.join(', ')} may`)
    },
  },
  {
    name: ['staff', 'end'],
    usage: 'EMAIL',
    summary: 'somebody leaves: every session ends, and nothing opens the account',
    run: (operations, [email]) =>
      about(operations, email, (id) => operations.staff.members.end(id, operations.actor), `${email} is shut out`),
  },
  {
    name: ['staff', 'unlock'],
    usage: 'EMAIL',
    summary: 'wrong passwords or codes have shut somebody out: they may try again at once',
    run: (operations, [email]) =>
      about(operations, email, (id) => operations.staff.members.unlock(id, operations.actor), `${email} may try again`),
  },
  {
    name: ['staff', 'reset-factor'],
    usage: 'EMAIL',
    summary: 'takes the second proof away; a link by mail, and the password, set a new one',
    run: (operations, [email]) => {
      const reset = (id: string) => operations.staff.members.resetFactor(id, operations.actor)
      return about(operations, email, reset, `A link to a new second proof goes to ${email}`)
    },
  },
  {
    name: ['staff', 'demo-code'],
    usage: 'EMAIL',
    summary: 'what the authenticator of one of the demo brand’s staff shows now',
    run: async ({ staff }, [email = '']) => {
      const code = staff.demoCode(email)
      return code === null ? failed('Not one of the demo brand’s staff') : done(code)
    },
  },
]
