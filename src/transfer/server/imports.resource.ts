import { Type } from 'typebox'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { type ImportDetails, importFields } from '../contract/imports.ts'
import { importList } from './import-list.sql.ts'
import { faultDetail, presentChange, problemWords } from './import-words.ts'
import type { Imports, ImportState } from './imports.service.ts'

/** Faults and changes that a record shows. */
const shownMost = 200
const changesShown = 50

const closed = { additionalProperties: false, examples: [{}] }
const ImportRecord = Type.Object({ ...recordFields(importList.fields), ...importFields })

/** Null for what is no number of an import. */
export const importNumber = (id: string): number | null => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null)

export interface ImportResourceDeps {
  db: Database
  imports: Pick<Imports, 'find' | 'fileOf' | 'report' | 'changes' | 'cancel' | 'resume' | 'importChecked'>
  text: TextLookup
}

/** Imports of the catalogue in the back office. A new one begins with its file: imports.routes.ts. */
export function importResource({ db, imports, text }: ImportResourceDeps): Resource {
  const rows = createListQuery(importList)
  const doing = (run: (id: number, actor: Parameters<Imports['cancel']>[1]) => Promise<Result<unknown, Refusal>>) =>
    action({
      permission: 'imports:write',
      body: Type.Object({}, closed),
      run: (id, _, { actor }) => {
        const number = importNumber(id)
        return number === null ? Promise.resolve(refuse(notFound)) : run(number, actor)
      },
    })
  return defineResource({
    reading: 'imports:read',
    ...importList,
    record: ImportRecord,
    async find(id, { actor, language }) {
      const state = await imports.find(importNumber(id) ?? 0, actor)
      if (state === null) return null
      const file = await imports.fileOf(state.id, actor)
      const faults = await imports.report(state.id, actor, shownMost)
      const changes = await imports.changes(state.id, actor, changesShown)
      const details: ImportDetails = {
        byteCount: state.byteCount,
        bytesDone: state.bytesDone,
        pass: state.pass,
        passes: state.kind === 'products' ? 2 : 1,
        added: state.added,
        changed: state.changed,
        unchanged: state.unchanged,
        refused: state.refused,
        variations: { ...state.variations },
        problem: problemWords(state, language, text),
        startedAt: state.startedAt?.toISOString() ?? null,
        finishedAt: state.finishedAt?.toISOString() ?? null,
        followedBy: file.followedBy === null ? null : String(file.followedBy),
        dryRun: state.dryRunId === null ? null : String(state.dryRunId),
        changeCount: state.changeCount,
        changes: changes.map((change) => presentChange(change, language, text)),
        faultCount: state.faultCount,
        faults: faults.map((fault) => ({
          line: fault.line,
          field: fault.field,
          reason: text(language, `office/imports/reason/${fault.reason}`),
          message: faultDetail(fault, language),
          isRefusal: fault.isRefusal,
        })),
      }
      return {
        version: null,
        ready: readyFor(state, file.isThere),
        fields: { ...(await rows.one(db, id)), ...details },
      }
    },
    actions: {
      import: doing(imports.importChecked),
      resume: doing(imports.resume),
      cancel: doing(imports.cancel),
    },
  })
}

function readyFor({ status, dryRun, problem, finishedAt }: ImportState, hasFile: boolean): string[] {
  if (status === 'done') return dryRun && hasFile ? ['import'] : []
  if (status === 'failed') return problem !== null && hasFile ? ['resume'] : []
  return finishedAt === null && status !== 'cancelled' ? ['cancel'] : []
}
