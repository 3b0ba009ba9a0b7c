import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { FormValue, FormValues, ProductForm, ProductFormBody } from '../contract/product-form.ts'
import { readCell, readJson } from './cell-types.ts'
import { lockImports } from './import.store.ts'
import { findDrafts } from './draft-reader.store.ts'
import type { Entry, Values } from './entries.ts'
import { type Fault, faultAt } from './fault.ts'
import { formColumns, formKind, isJson } from './form-columns.ts'
import type { Field } from './kind.ts'
import { createOverlay } from './overlay.ts'
import { findProductVersion, lockProducts } from './references.store.ts'
import { productWriter } from './write-products.ts'

export interface ProductFormDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const write = productWriter(formKind)
const conflict: Refusal = { kind: 'business', status: 409, problems: [{ key: 'office/version-conflict' }] }

/** Products by form, checked and written as an import would. */
export function createProductForms({ db, clock, text }: ProductFormDeps) {
  /** A code that no product has gives an empty form, whose version is null. */
  async function read(code: string, actor: ShopActor, language: Language): Promise<ProductForm> {
    authorise(actor, 'products:read')
    return inTransaction(db, async (tx) => {
      const draft = (await findDrafts(tx, [code])).get(code)
      return {
        code,
        version: await findProductVersion(tx, code),
        columns: formColumns(text, language),
        values: draft ? valuesOf(formKind.head, draft) : {},
        variations: (draft?.variations ?? []).map((one) => ({ code: one.code, values: valuesOf(formKind.part, one) })),
      }
    })
  }

  /** Writes what was changed. Faults are refused by field; another version now as `office/version-conflict`. */
  async function save(
    code: string,
    { version, values, variations }: ProductFormBody,
    actor: ShopActor,
  ): Promise<Result<void, Refusal>> {
    authorise(actor, 'products:write')
    return inTransaction(db, async (tx) => {
      // A product that is not there yet has no row to lock: its additions wait for each other, and for imports.
      if (version === null) await lockImports(tx)
      await lockProducts(tx, [code])
      if ((await findProductVersion(tx, code)) !== version) return refuse(conflict)
      const now = clock.now()
      const entry = entryOf(code, values, variations)
      const context = { now, by: actor.name, isDryRun: false, overlay: createOverlay() }
      const { faults, refused, added, changed } = await write(tx, [entry], context)
      if (refused > 0) return refuse({ kind: 'fields', fields: fieldsOf(faults) })
      if (added + changed > 0) {
        const columns = [...Object.keys(values), ...variations.flatMap((one) => Object.keys(one.values))]
        const record = { command: 'product.changed', subject: code, after: { columns: [...new Set(columns)] } } as const
        await recordAudit(tx, { at: now, actor, ...record })
      }
      return ok(undefined)
    })
  }

  return { read, save }
}

export type ProductForms = ReturnType<typeof createProductForms>

/** What the database refused has no column: it stands at the code. */
const fieldsOf = (faults: readonly Fault[]): Record<string, string[]> =>
  Object.fromEntries(
    faults
      .filter(({ isRefusal }) => isRefusal)
      .map(({ field, reason }) => [field || 'code', [`office/imports/reason/${reason}`]]),
  )

const valuesOf = <Owner>(fields: readonly Field<Owner>[], owner: Owner): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = field.get(owner)
      // Lists and figures as JSON, by their widgets.
      return [field.name, isJson(field.name) ? (field.type.toJson(value) as FormValue) : field.type.toCell(value)]
    }),
  )

function entryOf(code: string, values: FormValues, variations: ProductFormBody['variations']): Entry {
  const faults: Fault[] = []
  const take = <Owner>(fields: readonly Field<Owner>[], given: FormValues, path: string): Values => {
    const place = { line: 1, path }
    const taken = new Map<string, unknown>()
    for (const [name, value] of Object.entries(given)) {
      const field = fields.find((one) => one.name === name)
      const read = field && (typeof value === 'string' ? readCell(field.type, value) : readJson(field.type, value))
      if (read === undefined) faults.push(faultAt(place, name, 'column', 'there is no such column'))
      else if (read.ok) taken.set(name, read.value)
      else faults.push(faultAt(place, name, read.reason, read.message))
    }
    return { ...place, values: taken }
  }
  const head = take(formKind.head, values, '')
  variations.forEach(({ code: variation }, at) => {
    if (variations.findIndex((one) => one.code === variation) !== at)
      faults.push(faultAt({ line: 1, path: `${variation}/` }, 'variation_code', 'twice', 'stands there twice'))
  })
  const parts = variations.map((one) => ({ ...take(formKind.part, one.values, `${one.code}/`), code: one.code }))
  return {
    key: code,
    line: 1,
    rows: 1 + parts.length,
    head,
    parts: parts.length > 0 ? parts : null,
    isPackage: false,
    isNotified: true,
    faults,
  }
}
