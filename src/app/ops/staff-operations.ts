import type { Refusal } from '#src/common/errors.ts'
import { isStaffRole, type StaffRole, staffRoles } from '#src/common/permissions.ts'
import type { Result } from '#src/common/result.ts'
import { line, saying, type Words } from './line.ts'
import { failed, type Operation } from './operation.ts'
import type { Operations } from './operations.ts'
import { LineFault } from './usage.ts'

function rolesOf(text: string): StaffRole[] {
  const names = text.split(',').map((name) => name.trim())
  if (!names.every(isStaffRole)) throw new LineFault(`Roles are some of ${staffRoles.join(', ')}`)
  return [...new Set(names)]
}

/** A line about a colleague who is named by e-mail. */
const aboutOne = (
  usage: string,
  summary: string,
  change: (
    members: Operations['staff']['members'],
    id: string,
    words: Words,
    actor: Operations['actor'],
  ) => Promise<Result<unknown, Refusal>>,
  said: string,
): Operation =>
  line(`staff ${usage}`, summary, async ({ staff, actor }, words) => {
    const email = words.text('email')
    const id = await staff.members.idOf(email, actor)
    if (id === null) return failed(`Of that address nobody works here: "${email}"`)
    return saying(change(staff.members, id, words, actor), `${email} ${said}`)
  })

/** Staff accounts. The first admin is invited from the command line, because only an admin may invite. */
export const staffOperations: readonly Operation[] = [
  line(
    'staff invite <email> --name NAME --roles ROLES [--language fi|sv|en]',
    `invites somebody by mail; roles, joined by commas: ${staffRoles.join(', ')}`,
    ({ staff, actor }, words) => {
      const [firstName = '', ...rest] = words.text('name').trim().split(/\s+/)
      const [email, roles] = [words.text('email'), rolesOf(words.text('roles'))]
      const person = { email, firstName, lastName: rest.join(' '), roles, language: words.language() }
      return saying(
        staff.invitations.invite(person, actor),
        `An invitation goes to ${email}; its link works for three days`,
      )
    },
  ),
  line('staff list', 'who works here, what they may, and by what they sign in', async ({ staff, actor }) => {
    const { members, invitations } = await staff.members.list(actor)
    return [
      ...members.map(({ email, name, roles, hasTotp: totp, passkeys, hasLeft }) => ({
        email,
        name,
        roles,
        totp,
        passkeys,
        hasLeft,
      })),
      ...invitations.map(({ email, endsAt: invitedUntil, roles }) => ({ email, invitedUntil, roles })),
    ]
  }),
  aboutOne(
    'roles <email> <roles>',
    'what somebody may, from their next request on',
    (members, id, words, actor) => members.setRoles(id, rolesOf(words.text('roles')), actor),
    'may now what these roles may',
  ),
  aboutOne(
    'end <email>',
    'somebody leaves: every session ends, and nothing opens the account',
    (members, id, _, actor) => members.end(id, actor),
    'is shut out',
  ),
  aboutOne(
    'unlock <email>',
    'wrong passwords or codes have shut somebody out: they may try again at once',
    (members, id, _, actor) => members.unlock(id, actor),
    'may try again',
  ),
  aboutOne(
    'reset-factor <email>',
    'takes the second proof away; a link by mail, and the password, set a new one',
    (members, id, _, actor) => members.resetFactor(id, actor),
    'gets a link to a new second proof',
  ),
  line(
    'staff demo-code <email>',
    'what the authenticator of one of the demo brand’s staff shows now',
    (services, words) => services.staff.demoCode(words.text('email')) ?? failed('Not one of the demo brand’s staff'),
  ),
]
