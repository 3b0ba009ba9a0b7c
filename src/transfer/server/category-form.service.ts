import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { CategoryDraft } from '#src/products/server/product-draft.ts'
import type { CategoryFormBody, EntryForm, FormSaved, FormColumn } from '../contract/entry-form.ts'
import { listCategoryDrafts } from './draft-reader.store.ts'
import {
  columnMaker,
  fieldsOfFaults,
  formConflict,
  formEntry,
  type FormWords,
  isOfLanguage,
  readValues,
  savedWith,
  valuesOf,
} from './entry-form.ts'
import type { Fault } from './fault.ts'
import { backdrop } from './form-columns.ts'
import { lockImports } from './import.store.ts'
import { categoryKind } from './other-fields.ts'
import { createOverlay } from './overlay.ts'
import { findCategoryVersion } from './references.store.ts'
import { writeCategories } from './write-others.ts'

export interface CategoryFormDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const words: FormWords = {
  looks: {
    parent_code: { widget: 'choice' },
    position: { widget: 'figure' },
    field: backdrop,
    image: { widget: 'picture' },
    body: { widget: 'html' },
    meta_description: { widget: 'lines' },
  },
  labelOf: (base) => `office/category-form/column/${base}`,
}

/** Whether a category is shown is no part of its form: its record is published and hidden. */
const fields = categoryKind.head.filter(({ name }) => name !== 'published')

/** Columns with their words; a parent is chosen among `parents`. */
export function categoryColumns(
  text: TextLookup,
  language: Language,
  parents: FormColumn['options'] = [],
): FormColumn[] {
  const column = columnMaker(words, text, language)
  const top = { value: '', label: text(language, 'office/category-form/top') }
  return fields
    .map((field) => column(field, isOfLanguage(field.name) ? 'texts' : 'place'))
    .map((one) => (one.name === 'parent_code' ? { ...one, options: [top, ...parents] } : one))
}

/** Categories by form, checked and written as an import would: old addresses lead on, and none stands below itself. */
export function createCategoryForms({ db, clock, text }: CategoryFormDeps) {
  /** A code that no category has gives an empty form, whose version is null. */
  async function read(code: string, actor: ShopActor, language: Language): Promise<EntryForm> {
    authorise(actor, 'products:read')
    const read = async (tx: Transaction): Promise<EntryForm> => {
      const drafts = await listCategoryDrafts(tx)
      const draft = drafts.find((one) => one.code === code)
      return {
        code,
        version: await findCategoryVersion(tx, code),
        columns: categoryColumns(text, language, parentsFor(code, drafts, language)),
        values: draft ? valuesOf(words, fields, draft) : {},
        parts: [],
      }
    }
    // Values and version are of one moment: a save between the two would pass for seen.
    return inTransaction(db, read, { isolation: 'repeatable read' })
  }

  /** Writes what was changed. Faults are refused by field; another version now as `office/version-conflict`. */
  async function save(
    code: string,
    { version, values }: CategoryFormBody,
    actor: ShopActor,
    language: Language,
  ): Promise<Result<FormSaved, Refusal>> {
    authorise(actor, 'products:write')
    return inTransaction(db, async (tx) => {
      // Two that are put below each other at once would both be right alone.
      await lockImports(tx)
      if ((await findCategoryVersion(tx, code)) !== version) return refuse(formConflict)
      const now = clock.now()
      const read: Fault[] = []
      const entry = formEntry(code, readValues(fields, values, '', read), null, read)
      const context = { now, actor, isDryRun: false, overlay: createOverlay() }
      const { faults, refused, added, changed } = await writeCategories(tx, [entry], context)
      if (refused > 0) return refuse({ kind: 'fields', fields: fieldsOfFaults(faults) })
      if (added + changed > 0) {
        const after = { columns: Object.keys(values) }
        await recordAudit(tx, { at: now, actor, command: 'category.changed', subject: code, after })
      }
      return ok(savedWith(faults, text, language))
    })
  }

  return { read, save }
}

export type CategoryForms = ReturnType<typeof createCategoryForms>

/** Where a category may stand: below every other one that does not stand below it, by the names from the top. */
function parentsFor(code: string, drafts: readonly CategoryDraft[], language: Language): FormColumn['options'] {
  const byCode = new Map(drafts.map((draft) => [draft.code, draft]))
  const lineOf = (draft: CategoryDraft): CategoryDraft[] => {
    const parent = draft.parentCode === null ? undefined : byCode.get(draft.parentCode)
    return [...(parent ? lineOf(parent) : []), draft]
  }
  return drafts
    .map((draft) => ({ value: draft.code, line: lineOf(draft) }))
    .filter(({ line }) => line.every((one) => one.code !== code))
    .map(({ value, line }) => ({ value, label: line.map(({ texts }) => texts[language].name).join(' / ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fi'))
}
