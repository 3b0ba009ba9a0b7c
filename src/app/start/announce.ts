import {
  mailboxOrigin,
  paymentOrigin,
  type StackSettings,
  serverEnvironment,
  usesOwnMail,
  usesOwnPayment,
} from './environment.ts'

const testCards: ReadonlyArray<readonly [string, string]> = [
  ['4111 1111 1111 1111', 'paid at once'],
  ['4212 3456 7891 0006', '3-D Secure page: confirm, refuse or close it'],
  ['4000 0000 0000 0002', 'refused'],
  ['4000 0000 0000 9995', 'not enough funds'],
  ['5555 3412 4444 1115', 'pending, paid after 5 seconds'],
  ['4000 0000 0000 0119', '3-D Secure whose page never comes back: the webhook tells'],
]

/** Everything one needs to look round, as lines for the console. */
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
    `  Health, metrics   ${shop}/health/ready  ${shop}/metrics`,
    '  Operators         npm run ops -- help',
  ]
  if (!usesOwnPayment(overrides)) {
    lines.push('', '  Test cards: any name, any future date, security code 737')
    for (const [number, result] of testCards) lines.push(`    ${number}  ${result}`)
  }
  lines.push('', '  Sign-in: not needed yet, everybody shops as a guest', '', '  Ctrl-C ends everything', '')
  return lines.join('\n')
}
