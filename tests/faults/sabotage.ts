import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDirectory } from '../support/places.ts'

/*
 * Proof that the fault runs would notice: in a copy of the checkout one safeguard is taken away, and the run that watches
 * over it must turn red. `node tests/faults/sabotage.ts [name…]`; ends with 1 when any stays green.
 */

interface Sabotage {
  /** The patch's name, and the run's, as `-t` takes it. */
  patch: string
  run: string
  missing: string
  /** Where the run stands; the fault runs when left out. */
  file?: string
  /** `full` where a twentieth would find the fault only now and then. */
  tier?: 'full'
}

const pictureProcess = { file: 'src/platform/images/picture-process.test.ts' }
const restore = { run: 'comes back as it was at a minute', file: 'tests/operations/restore-drill.test.ts' }
const retention = { file: 'src/app/retention.test.ts' }
const privacy = { file: 'src/privacy/server/privacy.test.ts' }
const sabotages: Sabotage[] = [
  {
    patch: 'promotion-limits',
    run: 'used no more than its limit',
    missing: 'the lock of a promotion while its uses are counted',
  },
  { patch: 'oversell', run: 'is never oversold', missing: 'the lock and the guard of the stock row' },
  {
    patch: 'paid-shelf',
    run: 'between payment and packing',
    missing: 'that paid pieces lie on their shelf until they are packed',
    file: 'src/orders/server/allocations.test.ts',
  },
  {
    patch: 'refunded-pieces',
    run: 'leaves its parcel and the sum that is taken',
    missing: 'that refunded pieces are taken out of their parcel',
    file: 'src/fulfilment/server/refunded-pieces.test.ts',
  },
  { patch: 'shared-shelf', run: 'are counted together', missing: 'the sum of what all lines take of one shelf' },
  {
    patch: 'cart-handover',
    run: 'many sign-ins at once',
    missing: 'the lock of the carts that a sign-in makes one of',
    file: 'src/cart/server/cart-merge.test.ts',
  },
  {
    patch: 'staff-cart',
    run: 'changed while its owner pays',
    missing: 'the look for a payment under way before a cart is changed',
    file: 'src/checkout/server/staff-calls.test.ts',
  },
  {
    patch: 'corrections',
    run: 'of corrections at once',
    missing: 'the locks of the cart and the order that is corrected',
    file: 'src/checkout/server/staff-calls.test.ts',
  },
  {
    patch: 'gift-cards',
    run: 'pay with it once',
    missing: 'the lock of the gift card',
    file: 'src/gift-cards/server/gift-cards.test.ts',
  },
  {
    patch: 'refunds',
    run: 'asked for by many at once',
    missing: 'the lock of the order whose money is given back',
    file: 'src/payments/server/refunds.test.ts',
  },
  {
    patch: 'receipt-gaps',
    run: 'without gap or double',
    missing: 'the lock of the counter that numbers of receipts are drawn from',
    file: 'src/receipts/server/receipts.test.ts',
  },
  {
    patch: 'equal-times',
    run: 'asks for the same work as one that has none: a wrong password',
    missing: 'the hash that is worked out where there is no account',
    file: 'src/identity/server/sign-in-under-load.test.ts',
  },
  {
    patch: 'lost-answers',
    run: 'lose no word and double none',
    missing: 'the answer of before to a save that is sent again',
    file: 'tests/faults/two-editors.test.ts',
    tier: 'full',
  },
  {
    patch: 'stale-saves',
    run: 'lose no word and double none',
    missing: 'the refusal of a save that began from an older version',
    file: 'tests/faults/two-editors.test.ts',
    tier: 'full',
  },
  {
    patch: 'merged-words',
    run: 'lose no word and double none',
    missing: 'the joining of what two saved',
    file: 'tests/faults/two-editors.test.ts',
    tier: 'full',
  },
  {
    patch: 'kept-tokens',
    run: 'is over with its session',
    missing: 'that a customer’s token counts beside its session alone',
    file: 'src/identity/server/token-call.test.ts',
  },
  {
    patch: 'shadow-session',
    run: 'is over in every process as soon as its customer',
    missing: 'that what was granted goes with the session’s row',
    file: 'tests/relying-party/sessions.test.ts',
  },
  {
    patch: 'calculator',
    run: 'what the reference says, to the cent',
    missing: 'the largest remainder, that a cent of a share goes to',
    file: 'tests/reference/calculator.test.ts',
  },
  {
    patch: 'provider-keys',
    run: 'charged, captured and given back once',
    missing: 'the one key of a payment that is asked for again',
  },
  { patch: 'adds', run: 'loses no add', missing: 'the version in the write of an add', tier: 'full' },
  { patch: 'webhooks', run: 'one state and one mail', missing: 'the ranks of a payment’s news' },
  { patch: 'purges', run: 'shows on another process', missing: 'the ear for what others publish' },
  { patch: 'kept', run: 'shows on another process', missing: 'the purges of what was read before them' },
  { patch: 'imports', run: 'tells each of', missing: 'the place where an import was left' },
  {
    patch: 'drafts',
    run: 'exactly one wins',
    missing: 'the lock of the item whose draft is saved',
    file: 'src/content/server/draft-race.test.ts',
  },
  {
    patch: 'moves',
    run: 'while the page above them moves',
    missing: 'the lock of the tree that pages are published into',
    file: 'src/content/server/draft-race.test.ts',
  },
  {
    patch: 'settings',
    run: 'lose no change of two',
    missing: 'the lock of settings while one is changed',
    file: 'src/app/ops/setting-operations.test.ts',
  },
  {
    patch: 'audit',
    run: 'preview-',
    missing: 'the one transaction of a change and its entry in the audit',
    file: 'src/app/ops/audited-lines.test.ts',
  },
  {
    patch: 'audit-rights',
    run: 'for the role of the shop',
    missing: 'what the shop’s role must not do with the audit',
    file: 'src/platform/audit/audit.test.ts',
  },
  { patch: 'kills', run: 'kill -9 of the server', missing: 'the way back of money that comes too late' },
  {
    patch: 'pictures-killed',
    run: 'killed is replaced',
    missing: 'the second try of what a killed process had',
    ...pictureProcess,
  },
  { patch: 'pictures-hung', run: 'that hangs is ended', missing: 'the end of a process that hangs', ...pictureProcess },
  {
    patch: 'pictures-renewed',
    run: 'replaced after so many',
    missing: 'the renewal of the process',
    ...pictureProcess,
  },
  { patch: 'pictures-orphaned', run: 'ends with its parent', missing: 'the end with the parent', ...pictureProcess },
  {
    patch: 'pictures-queued',
    run: 'one more is a 503',
    missing: 'the bound of what is waited for',
    file: 'src/platform/images/images.test.ts',
  },
  {
    patch: 'sale-rows',
    run: 'as soon as it is committed',
    missing: 'the look for changes of what is sold',
    file: 'src/products/server/sale-reader.test.ts',
  },
  { patch: 'retention', run: 'what is kept for a time only', missing: 'a domain’s rules', ...retention },
  {
    patch: 'erasing-column',
    run: 'stands in no row and no line of the log',
    missing: 'one column of what a domain erases',
    file: 'src/app/personal-data.test.ts',
  },
  { patch: 'erasing-grace', run: 'stays when somebody signs in', missing: 'the way back by a sign-in', ...privacy },
  { patch: 'export-session', run: 'shows nobody else anything', missing: 'whose session opens an export', ...privacy },
  {
    patch: 'news-copy',
    run: 'has the last good copy',
    missing: 'that only a whole reading counts, and that a release is asked for before it goes',
    file: 'tests/faults/news.test.ts',
  },
  {
    patch: 'drain',
    run: 'no request is lost while each',
    missing: 'the time in which a process that ends still serves',
    file: 'tests/faults/rolling.test.ts',
  },
  { patch: 'restored', missing: 'that a process on a restored database runs no job', ...restore, tier: 'full' },
  { patch: 'restore-moment', missing: 'the moment at which the replay ends', ...restore, tier: 'full' },
  { patch: 'held-mails', missing: 'the hold of mails that may have left', ...restore, tier: 'full' },
  {
    patch: 'replica-events',
    run: 'a price is shown as soon as the replica has it',
    missing: 'that lists are told of changes by the replica they are read from',
    file: 'tests/operations/replica.test.ts',
    tier: 'full',
  },
  {
    patch: 'async-standbys',
    run: 'no acknowledged order is lost when the primary is killed',
    missing: 'that a commit waits until a standby has it',
    file: 'tests/faults/primary-killed.test.ts',
    tier: 'full',
  },
  { patch: 'retention-scope', run: 'is outbox_mail for 730 days', missing: 'what a rule leaves alone', ...retention },
]
const left = new Set(['node_modules', '.git', '.data', '.cache', 'test-results'])

const wanted = process.argv.slice(2)
let green = 0
for (const sabotage of sabotages) {
  if (wanted.length > 0 && !wanted.includes(sabotage.patch)) continue
  const begun = performance.now()
  const copy = await mkdtemp(join(tmpdir(), `sabotage-${sabotage.patch}-`))
  try {
    await cp(projectDirectory, copy, {
      recursive: true,
      filter: (source) => !left.has(source.slice(projectDirectory.length + 1).split('/')[0] ?? ''),
    })
    await symlink(join(projectDirectory, 'node_modules'), join(copy, 'node_modules'))
    const patch = join(projectDirectory, 'tests/faults/sabotage', `${sabotage.patch}.patch`)
    const applied = await run('git', ['apply', patch], copy)
    if (applied.code !== 0) throw new Error(`The patch ${sabotage.patch} no longer fits:\n${applied.output}`)
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
    const { code, output } = await run(
      process.execPath,
      [vitest, 'run', sabotage.file ?? 'tests/faults', '-t', sabotage.run],
      copy,
      { TEST_TIER: sabotage.tier ?? 'ci', ALL_FAULTS: '1' },
    )
    const said =
      output.split('\n').find((line) => line.includes('{"fault"') || line.includes('AssertionError')) ??
      output.slice(-2_000)
    const isRed = code !== 0 && /\d failed/.test(output)
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(
      `${isRed ? 'red, as it must be' : 'GREEN'}: ${sabotage.patch} without ${sabotage.missing} (${seconds} s)\n  ${said.trim()}`,
    )
    if (!isRed) green += 1
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
process.exitCode = green === 0 ? 0 : 1

function run(
  command: string,
  args: string[],
  cwd: string,
  more: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...more, NO_COLOR: '1' },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}
