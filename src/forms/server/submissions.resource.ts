import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { fileAddress } from '../contract/submissions.ts'
import { createFormDesk } from './form-desk.ts'
import { submissionList } from './submission-list.sql.ts'

const { summary: _, ...facts } = submissionList.fields
const SubmissionRecord = Type.Object({
  ...recordFields(facts),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  /** Each may be downloaded from its address, which writes down who did. */
  files: Type.Array(
    Type.Object({
      question: Type.String(),
      fileName: Type.String(),
      kilobytes: Type.Integer(),
      fileUrl: Type.String(),
    }),
  ),
  ...auditFields,
})

/** Sent forms in the back office, for who answers them. */
export function submissionResource(deps: { db: Database; clock: Clock; text: TextLookup }): Resource {
  const desk = createFormDesk(deps)
  const rows = createListQuery({ ...submissionList, fields: facts })
  return defineResource({
    reading: 'forms:read',
    reads: 'form.read',
    exporting: 'forms:export',
    ...submissionList,
    record: SubmissionRecord,
    async find(id, { actor, language }) {
      const known = await desk.find(id, actor)
      if (!known) return null
      const labels = new Map(known.answers.map(({ name, label }) => [name, label]))
      const fields = {
        ...(await rows.one(deps.db, id)),
        answers: known.answers.map(({ label, value }) => ({ question: label, answer: value })),
        files: known.files.map(({ name, fileName, size }) => ({
          question: labels.get(name) ?? name,
          fileName,
          kilobytes: Math.ceil(size / 1024),
          fileUrl: fileAddress(id, name),
        })),
        ...(await readRecordAudit(deps, 'form', id, language)),
      }
      return { version: null, ready: ['remove'], fields }
    },
    actions: {
      remove: action({
        permission: 'forms:delete',
        body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
        run: (id, _, { actor }) => desk.remove(id, actor),
      }),
    },
  })
}
