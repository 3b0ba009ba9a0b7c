import { formatShopTime, parseShopTime } from '#src/common/shop-time.ts'
import { done, failed, type Operation, textOf } from './operation.ts'

/** Operations for the hours after a fault or a restore (docs/runbook.md, docs/production/backup.md). */
export const restoreOperations: readonly Operation[] = [
  {
    name: ['verify'],
    usage: '',
    summary: 'counts what breaks a rule of money and stock in the whole database; fails when anything does',
    whileRestored: true,
    run: async ({ verify, actor }) => {
      const { rules, broken } = await verify.count(actor)
      if (broken.length === 0) return done(`All ${rules} rules hold`)
      return failed(broken.map((one) => `${one.broken}  ${one.rule}`).join('\n'))
    },
  },
  {
    name: ['outbox', 'hold'],
    usage: '--before 2026-12-01T14:05|now',
    summary: 'after a restore: holds unsent mails of before that moment, which may have left since; times of Helsinki',
    options: { before: { type: 'string' } },
    whileRestored: true,
    run: async ({ heldMails, actor, clock }, _words, options) => {
      const word = textOf(options['before']) ?? ''
      const before = word === 'now' ? clock.now() : parseShopTime(word, 'begin')
      if (before === null) return failed('A moment is needed, --before 2026-12-01T14:05 or --before now')
      return done(`${await heldMails.hold(before, actor)} mails are held`)
    },
  },
  {
    name: ['outbox', 'list'],
    usage: '',
    summary: 'held mails: when each was written, of what kind, about what',
    whileRestored: true,
    run: async ({ heldMails, actor }) => {
      const lines = (await heldMails.listHeld(actor)).map(
        ({ kind, dedupKey, createdAt }) => `${formatShopTime(createdAt)}  ${kind}  ${dedupKey}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['outbox', 'release'],
    usage: '[--kind order-confirmation]',
    summary: 'sends the held mails, or those of one kind',
    options: { kind: { type: 'string' } },
    whileRestored: true,
    run: async ({ heldMails, actor }, _words, { kind }) =>
      done(`${await heldMails.release(textOf(kind) ?? null, actor)} mails will be sent`),
  },
  {
    name: ['outbox', 'drop'],
    usage: '[--kind order-confirmation]',
    summary: 'ends the held mails, or those of one kind, unsent and for good',
    options: { kind: { type: 'string' } },
    whileRestored: true,
    run: async ({ heldMails, actor }, _words, { kind }) =>
      done(`${await heldMails.drop(textOf(kind) ?? null, actor)} mails will never be sent`),
  },
]
