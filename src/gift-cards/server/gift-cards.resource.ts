import { Type } from 'typebox'
import { emailRule } from '#src/common/email-rule.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { brokenRule } from '#src/common/field-rules.ts'
import { isDay } from '#src/common/shop-time.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource, writing } from '#src/platform/resources/resource.ts'
import { issueMaxCents, nameMax } from '../contract/limits.ts'
import { type AdminRefusal, createGiftCardAdmin, type GiftCardAdminDeps } from './gift-card-admin.ts'
import { giftCardList } from './gift-card-list.sql.ts'
import { listOrderNumbers } from './gift-card.store.ts'

export interface GiftCardResourceDeps extends GiftCardAdminDeps {
  text: TextLookup
}

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Email = Type.String({ maxLength: 254 })
const NoBody = Type.Object({}, closed({}))

const GiftCardRecord = Type.Object({
  ...recordFields(giftCardList.fields),
  /** Every movement of its money, oldest first. */
  entries: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      kind: Type.Object({ value: Type.String(), label: Type.String() }),
      amountCents: Type.Integer(),
      orderNumber: orNull(Type.String()),
      by: Type.String(),
    }),
  ),
  ...auditFields,
})

const fieldOf: Partial<Record<AdminRefusal, string>> = { 'not-later': 'expiresOn', 'no-address': 'recipientEmail' }

/** A refusal in words, at its field where there is one. */
async function inWords(work: Promise<Result<unknown, AdminRefusal>>): Promise<Result<unknown, Refusal>> {
  const done = await work
  if (done.ok) return done
  if (done.error === 'no-card' || done.error === 'several-cards') return refuse({ kind: 'not-found' })
  const key = `office/gift-cards/refused/${done.error}`
  const field = fieldOf[done.error]
  return refuse(
    field ? { kind: 'fields', fields: { [field]: [key] } } : { kind: 'business', status: 409, problems: [{ key }] },
  )
}

const invalid = (field: string): Refusal => ({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })

/** Null: it is an address. */
function emailFault(email: string): Refusal | null {
  const key = brokenRule(emailRule, email)
  return key === null ? null : { kind: 'fields', fields: { recipientEmail: [key] } }
}

/** Gift cards in the back office: never their code or PIN, which the shop does not know. */
export function giftCardResource(deps: GiftCardResourceDeps): Resource {
  const { db, text } = deps
  const cards = createGiftCardAdmin(deps)
  const rows = createListQuery(giftCardList)
  const write = { permission: 'gift-cards:write' } as const
  return defineResource({
    reading: 'gift-cards:read',
    reads: 'gift-card.read',
    ...giftCardList,
    record: GiftCardRecord,
    async find(id, { actor, language }) {
      const shown = await cards.show(id, actor)
      if (!shown.ok || shown.value.card.id !== id) return null
      const { card, entries } = shown.value
      const numbers = await listOrderNumbers(
        db,
        entries.flatMap(({ orderId }) => orderId ?? []),
      )
      const isStopped = card.blockedAt !== null || card.disputedAt !== null
      const able = {
        resend: card.issuedAt !== null && !isStopped,
        extend: card.expiresOn !== null,
        block: card.blockedAt === null,
        unblock: card.blockedAt !== null,
      }
      const fields = {
        ...(await rows.one(db, id)),
        entries: entries.map(({ at, kind, amountCents, orderId, actor: by }) => ({
          at: at.toISOString(),
          kind: { value: kind, label: text(language, `office/gift-cards/entry/${kind}`) },
          amountCents,
          orderNumber: numbers.get(orderId ?? '') ?? null,
          by: by.replace(/^(staff|operator) /, ''),
        })),
        ...(await readRecordAudit(deps, 'gift-card', id, language)),
      }
      return { version: null, ready: Object.entries(able).flatMap(([name, is]) => (is ? [name] : [])), fields }
    },
    create: writing({
      ...write,
      body: Type.Object(
        {
          amountCents: Type.Integer({ minimum: 1, maximum: issueMaxCents }),
          recipientName: Type.String({ minLength: 1, maxLength: nameMax }),
          recipientEmail: Email,
          language: Type.Enum(['fi', 'sv', 'en']),
        },
        closed({ amountCents: 2_000, recipientName: 'Aino', recipientEmail: 'aino@posti.example', language: 'fi' }),
      ),
      async run(_id, body, { actor }) {
        const recipientName = body.recipientName.trim()
        const fault = emailFault(body.recipientEmail)
        if (fault) return refuse(fault)
        if (recipientName === '') return refuse({ kind: 'fields', fields: { recipientName: ['forms/required'] } })
        return ok((await cards.issue({ ...body, recipientName }, actor)).id)
      },
    }),
    actions: {
      resend: action({
        ...write,
        body: Type.Object({ recipientEmail: Type.Optional(Email) }, closed({})),
        async run(id, { recipientEmail: email = null }, { actor }) {
          const fault = email === null ? null : emailFault(email)
          return fault ? refuse(fault) : inWords(cards.resend(id, email, actor))
        },
      }),
      extend: action({
        ...write,
        isBulk: true,
        body: Type.Object({ expiresOn: Type.String({ format: 'date' }) }, closed({ expiresOn: '2031-12-31' })),
        run: async (id, { expiresOn }, { actor }) =>
          isDay(expiresOn) && expiresOn.startsWith('2')
            ? inWords(cards.extend(id, expiresOn, actor))
            : refuse(invalid('expiresOn')),
      }),
      block: action({
        ...write,
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => inWords(cards.block(id, actor)),
      }),
      unblock: action({
        ...write,
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => inWords(cards.unblock(id, actor)),
      }),
    },
  })
}
