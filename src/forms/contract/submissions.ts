import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/* Sent forms in the page editor: /api/cms/forms, /api/cms/submissions. */

const Id = Type.String({ format: 'uuid' })
const Moment = Type.String({ format: 'date-time' })

/** GET /api/cms/forms: every form that was sent, the last sent first. */
export const SentFormList = Type.Object({
  items: Type.Array(
    Type.Object({
      formId: Type.Integer(),
      name: Type.String(),
      sent: Type.Integer(),
      /** Entries that their senders have not confirmed. */
      waiting: Type.Integer(),
      newest: Moment,
    }),
  ),
  mayRemove: Type.Boolean(),
})
export type SentFormList = Type.Static<typeof SentFormList>

export const submissionPageSize = 20
/** GET /api/cms/submissions, the newest first. `day`: of Helsinki. */
export const SubmissionQuery = Type.Object({
  form: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  day: Type.Optional(Type.String({ format: 'date' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
})
export type SubmissionQuery = Type.Static<typeof SubmissionQuery>
export const Submission = Type.Object({
  id: Id,
  sentAt: Moment,
  language: Type.Enum([...languages]),
  /** Empty: the form asks for no address. */
  senderEmail: Type.String(),
  /** `waiting`: the sender has not confirmed the entry. */
  state: Type.Enum(['sent', 'waiting', 'confirmed']),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  /** `field`: the name of the form's field, by which the file is fetched. */
  files: Type.Array(
    Type.Object({ field: Type.String(), question: Type.String(), fileName: Type.String(), kilobytes: Type.Integer() }),
  ),
})
export type Submission = Type.Static<typeof Submission>
export const SubmissionList = Type.Object({ items: Type.Array(Submission), total: Type.Integer() })
export type SubmissionList = Type.Static<typeof SubmissionList>

export const SubmissionParams = Type.Object({ id: Id })
/** GET /api/cms/submissions/{id}/files/{field}. */
export const FileParams = Type.Object({ id: Id, field: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) })
/** The address of a file, which a browser downloads. */
export const fileAddress = (id: string, field: string): string => `/api/cms/submissions/${id}/files/${field}`
