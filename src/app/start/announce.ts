import { demoCustomerPassword, demoCustomers } from './demo-customers.ts'
import { demoPassword, demoStaff } from './demo-staff.ts'
import {
  mailboxOrigin,
  paymentOrigin,
  pressOrigin,
  type StackSettings,
  serverEnvironment,
  usesOwnMail,
  usesOwnPayment,
  usesOwnPressRoom,
} from './environment.ts'

const testCards: ReadonlyArray<readonly [string, string]> = [
  ['4111 1111 1111 1111', 'paid at once'],
  ['4212 3456 7891 0006', '3-D Secure page: confirm, refuse or close it'],
  ['4000 0000 0000 0002', 'refused'],
  ['4000 0000 0000 9995', 'not enough funds'],
  ['5555 3412 4444 1115', 'pending, paid after 5 seconds'],
  ['4000 0000 0000 0119', '3-D Secure whose page never comes back: the webhook tells'],
]

/** What a person needs for a look round the shop, as lines for the console. */
export function announcement(settings: StackSettings): string {
  const { ports, overrides } = settings
  const shop = serverEnvironment(settings)['PUBLIC_URL'] ?? ''
  const lines = [
    '',
    `  Shop              ${shop}  (Svenska ${shop}/sv, English ${shop}/en)`,
    ...(usesOwnMail(overrides) ? [] : [`  Mailbox           ${mailboxOrigin(ports)}  (every mail the shop sends)`]),
    ...(usesOwnPayment(overrides)
      ? []
      : [`  Payment provider  ${paymentOrigin(ports)}/control  (what was charged, faults to order)`]),
    ...(usesOwnPressRoom(overrides)
      ? []
      : [`  Press room        ${pressOrigin(ports)}/control  (releases, faults to order)`]),
    `  Health, metrics   ${shop}/health/ready  ${shop}/metrics`,
    '  Operators         npm run ops -- help',
    `  Office, editor    ${shop}/office  ${shop}/edit`,
  ]
  const roles = overrides['ROLES']
  if (roles && !roles.includes('jobs'))
    lines.push(
      '',
      `  No process here runs the jobs (ROLES=${roles}): no mail leaves, and unpaid orders do not end.`,
      `  Start one with ROLES=jobs on the same database.`,
    )
  if (!usesOwnPayment(overrides)) {
    lines.push('', '  Test cards: any name, any future date, security code 737')
    for (const [number, result] of testCards) lines.push(`    ${number}  ${result}`)
  }
  if (!overrides['DATABASE_URL']) {
    lines.push('', `  Sign-in: not needed to buy. Customers, with the password "${demoCustomerPassword}"`)
    for (const { email } of demoCustomers) lines.push(`    ${email}`)
    lines.push(
      '',
      `  Office sign-in: password "${demoPassword}", then the code that an authenticator shows for the secret,`,
    )
    lines.push('  or that "npm run ops -- staff demo-code <e-mail>" says')
    for (const { email, roles, secret } of demoStaff)
      lines.push(`    ${email.padEnd(28)}${roles.join(', ').padEnd(30)}${secret}`)
  }
  lines.push('', '  Ctrl-C ends everything', '')
  return lines.join('\n')
}
