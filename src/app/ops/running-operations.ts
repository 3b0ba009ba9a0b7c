import { formatShopTime } from '#src/common/shop-time.ts'
import type { Difference } from '#src/payments/rules/accounting-report.ts'
import { maxListed } from '#src/platform/audit/audit.store.ts'
import { line, saying } from './line.ts'
import { failed, type Operation } from './operation.ts'

const whileRestored = { whileRestored: true } as const
const reportBytes = 500_000_000

const differences: Readonly<Record<Difference, string>> = {
  lost: 'paid there, and the shop has no such payment',
  'unpaid-here': 'paid there, and not here',
  sum: 'another sum was authorised than was asked for',
  capture: 'another sum was taken than the shop asked for',
  refund: 'more was given back there than here',
  'not-given-back': 'to be given back by the shop, and still there',
}

/** Checks, keys, settings and the audit, and the hours after a fault or a restore (docs/runbook.md, docs/production/backup.md). */
export const runningOperations: readonly Operation[] = [
  line(
    'verify',
    'counts what breaks a rule of money and stock in the whole database; fails when anything does',
    async ({ verify, actor }) => {
      const { rules, broken } = await verify.count(actor)
      if (broken.length === 0) return `All ${rules} rules hold`
      return failed(broken.map((one) => `${one.broken}  ${one.rule}`).join('\n'))
    },
    whileRestored,
  ),
  line(
    'payments reconcile [file]',
    'what the provider’s payment accounting report says otherwise than the shop; without a file: reports announced',
    async ({ reconciliation, actor }, words) => {
      if (!words.has('file')) {
        const reports = await reconciliation.listReports(actor)
        const lines = reports.map((one) => `${formatShopTime(one.announcedAt)}  ${one.name}  ${one.url}`)
        return lines.length > 0 ? lines : 'No report was announced: fetch one from the provider’s pages'
      }
      const compared = await reconciliation.compare(await words.file('file', reportBytes), actor)
      if ('reason' in compared)
        return failed(
          `Line ${compared.line} is none of a payment accounting report (${compared.reason}). Nothing was compared`,
        )
      const { payments, differing } = compared
      if (differing.length === 0) return `${payments} payments, and the shop has them all alike`
      const lines = differing.map(({ reported, known, differences: found }) => {
        const cents = reported.authorisedCents ?? reported.capturedCents
        const about = `${reported.pspReference}  ${reported.merchantReference}  ${(cents / 100).toFixed(2)} ${reported.currency}`
        return `${about}  ${known?.orderNumber ?? 'no order'}  ${found.map((one) => differences[one]).join('; ')}`
      })
      return failed([`${differing.length} of ${payments} payments differ:`, ...lines].join('\n'))
    },
    whileRestored,
  ),
  line(
    'outbox hold --before MOMENT',
    'after a restore: holds unsent mails of before 2026-12-01T14:05 or now, which may have left since; times of Helsinki',
    async ({ heldMails, actor, clock }, words) => {
      const before = words.text('before') === 'now' ? clock.now() : words.moment('before', 'begin')
      return before && `${await heldMails.hold(before, actor)} mails are held`
    },
    whileRestored,
  ),
  line(
    'outbox list',
    'held mails: when each was written, of what kind, about what',
    async ({ heldMails, actor }) =>
      (await heldMails.listHeld(actor)).map(
        ({ kind, dedupKey, createdAt }) => `${formatShopTime(createdAt)}  ${kind}  ${dedupKey}`,
      ),
    whileRestored,
  ),
  line(
    'outbox release [--kind order-confirmation]',
    'sends the held mails, or those of one kind',
    async ({ heldMails, actor }, words) =>
      `${await heldMails.release(words.maybe('kind') ?? null, actor)} mails will be sent`,
    whileRestored,
  ),
  line(
    'outbox drop [--kind order-confirmation]',
    'ends the held mails, or those of one kind, unsent and for good',
    async ({ heldMails, actor }, words) =>
      `${await heldMails.drop(words.maybe('kind') ?? null, actor)} mails will never be sent`,
    whileRestored,
  ),
  line(
    'audit list [--subject order:KV26-…] [--since 2026-12-01]',
    `who changed what, the latest ${maxListed}, of all, of one kind or of one thing; times of Helsinki`,
    async ({ audit, actor }, words) => {
      const since = words.moment('since', 'begin') ?? new Date(0)
      return (await audit.list(words.maybe('subject') ?? null, since, actor)).map((entry) => {
        const { at, actorKind, actor: by, command, subjectId, before, after } = entry
        const facts = [before && `was ${JSON.stringify(before)}`, after && `is ${JSON.stringify(after)}`].filter(
          Boolean,
        )
        return [formatShopTime(at), `${actorKind} ${by}`, command, subjectId ?? 'several', ...facts].join('  ')
      })
    },
  ),
  line('keys list', 'the keys that sign tokens, with the times they sign from and end', async (services) => {
    const keys = await services.signingKeys.list(services.actor)
    const rows = keys.map(({ kid: id, signsFrom, endsAt }) => ({ id, signsFrom, endsAt }))
    return rows.length > 0 ? rows : 'none: the first start makes one'
  }),
  line(
    'keys rotate [when:now]',
    'a new signing key, which all processes know before it signs; now: the others are worth nothing at once',
    async ({ signingKeys, actor }, words) => {
      const rotated = await signingKeys.rotate(words.has('when'), actor)
      return rotated.ok
        ? `the new key signs from ${formatShopTime(rotated.value)}`
        : failed(`a new key is announced already, and signs from ${formatShopTime(rotated.error)}`)
    },
  ),
  line(
    'settings list [beginning]',
    'all settings by name: delivery, VAT, how long goods are held, what a shopper agrees to',
    async ({ settings, actor }, words) => {
      const found = (await settings.list(actor)).filter(({ name }) => name.startsWith(words.text('beginning')))
      return found.map(({ name, row }) => `${name}  ${rowText(row)}`)
    },
  ),
  line('settings get <setting>', 'a setting, and what it is about', async ({ settings, actor }, words) => {
    const found = (await settings.list(actor)).find(({ name }) => name === words.text('setting'))
    return found ? `${found.summary}\n${rowText(found.row)}` : null
  }),
  line(
    'settings set <setting> <changes…>',
    'changes fields of a setting, at once and everywhere: settings set delivery/home freeFromCents=5900',
    ({ settings, actor }, words) => {
      const changes = words.all('changes').map((one) => /^([^=]+)=(.*)$/s.exec(one) ?? [])
      if (changes.some(([whole]) => whole === undefined)) return failed('field=value is needed')
      const fields = Object.fromEntries(changes.map(([, field = '', value = '']) => [field, valueOf(value)]))
      const name = words.text('setting')
      return saying(settings.set(name, fields, actor), (row) => `${name}  ${rowText(row)}`)
    },
  ),
]

const rowText = (row: object): string =>
  Object.entries(row)
    .map(([field, value]) => `${field}=${JSON.stringify(value)}`)
    .join(' ')

/** JSON, or the text itself. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
