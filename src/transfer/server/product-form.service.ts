import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { EntryForm, FormSaved, ProductFormBody } from '../contract/entry-form.ts'
import { lockImports } from './import.store.ts'
import { findDrafts } from './draft-reader.store.ts'
import type { Entry } from './entries.ts'
import { fieldsOfFaults, formConflict, formEntry, readValues, savedWith } from './entry-form.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import { formColumns, formHead, formKind, productValues } from './form-columns.ts'
import { picturesColumn, picturesOf, readPictures } from './form-pictures.ts'
import { createOverlay } from './overlay.ts'
import { findProductVersion, lockProducts } from './references.store.ts'
import { productWriter } from './write-products.ts'

export interface ProductFormDeps {
  db: Database
  clock: Clock
  text: TextLookup
  intake: Pick<PictureIntake, 'has'>
}

const write = productWriter(formKind)

/** Products by form, checked and written as an import would. */
export function createProductForms({ db, clock, text, intake }: ProductFormDeps) {
  /** A code that no product has gives an empty form, whose version is null. */
  async function read(code: string, actor: ShopActor, language: Language): Promise<EntryForm> {
    authorise(actor, 'products:read')
    const read = async (tx: Transaction): Promise<EntryForm> => {
      const draft = (await findDrafts(tx, [code])).get(code)
      return {
        code,
        version: await findProductVersion(tx, code),
        columns: formColumns(text, language),
        values: draft ? { ...productValues(formHead, draft), [picturesColumn]: picturesOf(draft) } : {},
        parts: (draft?.variations ?? []).map((one) => ({ code: one.code, values: productValues(formKind.part, one) })),
      }
    }
    // Values and version are of one moment: a save between the two would pass for seen.
    return inTransaction(db, read, { isolation: 'repeatable read' })
  }

  /** Writes what was changed. Faults are refused by field; another version now as `office/version-conflict`. */
  async function save(
    code: string,
    body: ProductFormBody,
    actor: ShopActor,
    language: Language,
  ): Promise<Result<FormSaved, Refusal>> {
    authorise(actor, 'products:write')
    const { version, values, parts } = body
    return inTransaction(db, async (tx) => {
      // A product that is not there yet has no row to lock: its additions wait for each other, and for imports.
      if (version === null) await lockImports(tx)
      await lockProducts(tx, [code])
      if ((await findProductVersion(tx, code)) !== version) return refuse(formConflict)
      const now = clock.now()
      const entry = entryOf(code, body)
      const before = picturesColumn in values ? (await findDrafts(tx, [code])).get(code) : undefined
      await readPictures(values, before, intake, entry.head, entry.faults)
      const context = { now, actor, isDryRun: false, overlay: createOverlay() }
      const { faults, refused, added, changed } = await write(tx, [entry], context)
      if (refused > 0) return refuse({ kind: 'fields', fields: fieldsOfFaults(faults) })
      if (added + changed > 0) {
        const columns = [...Object.keys(values), ...parts.flatMap((one) => Object.keys(one.values))]
        const record = { command: 'product.changed', subject: code, after: { columns: [...new Set(columns)] } } as const
        await recordAudit(tx, { at: now, actor, ...record })
      }
      return ok(savedWith(faults, text, language))
    })
  }

  return { read, save }
}

export type ProductForms = ReturnType<typeof createProductForms>

function entryOf(code: string, { values, parts: given }: ProductFormBody): Entry {
  const faults: Fault[] = []
  const { [picturesColumn]: _pictures, ...ofColumns } = values
  const head = readValues(formHead, ofColumns, '', faults)
  given.forEach(({ code: variation }, at) => {
    if (given.findIndex((one) => one.code === variation) !== at)
      faults.push(
        faultAt({ line: 1, path: `${variation}/` }, 'variation_code', 'twice', detailOf('twice', { code: variation })),
      )
  })
  const parts = given.map((one) => ({
    ...readValues(formKind.part, one.values, `${one.code}/`, faults),
    code: one.code,
  }))
  return formEntry(code, head, parts.length > 0 ? parts : null, faults)
}
