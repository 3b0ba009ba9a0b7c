import { Type } from 'typebox'
import { may } from '#src/common/permissions.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import {
  FileParams,
  SentFormList,
  type Submission,
  SubmissionList,
  SubmissionParams,
  SubmissionQuery,
} from '../contract/submissions.ts'
import type { FormDesk } from './form-desk.ts'

export interface SubmissionRouteDeps {
  desk: FormDesk
  reads: PersonalReads
}

const reading = { permission: 'forms:read' } as const

/** Sent forms for editors: read by form and day, and removed one by one. Each reading of personal data leaves its row. */
export const submissionRoutes =
  ({ desk, reads }: SubmissionRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/forms',
      { summary: 'Forms that were sent, and how often', ...reading, answer: SentFormList },
      async ({ request }) => {
        const actor = shopActorOf(request)
        const forms = await desk.list(actor)
        const items = forms.map(({ formId, formName, sent, waiting, newest }) => ({
          formId,
          name: formName ?? '',
          sent,
          waiting,
          newest: (newest ?? new Date(0)).toISOString(),
        }))
        const mayRemove = may(actor, 'forms:delete')
        return { items: items.sort((one, other) => other.newest.localeCompare(one.newest)), mayRemove }
      },
    )
    route(
      'GET /api/cms/submissions',
      {
        summary: 'What was sent by a form, with its answers and the names of its files',
        ...reading,
        query: SubmissionQuery,
        answer: SubmissionList,
      },
      async ({ query: { form, day, page = 1 }, request, reply }) => {
        void reply.header('cache-control', 'private, no-store')
        const found = await desk.page(form, { day: day ?? null, page }, shopActorOf(request))
        if (!found.ok) return refuseRequest(found.error)
        const { rows, total } = found.value
        const ids = rows.map(({ id }) => id)
        if (ids.length > 0) await reads.record(request.actor, 'form.read', ids)
        return { items: rows.map(presented), total }
      },
    )
    route(
      'GET /api/cms/submissions/:id/files/:field',
      {
        summary: 'A file that was sent with a form',
        ...reading,
        params: FileParams,
        answer: { content: { 'application/octet-stream': { schema: Type.String() } } },
      },
      async ({ params: { id, field }, request, reply }) => {
        const file = await desk.file(id, field, shopActorOf(request))
        if (!file) return refuseRequest({ kind: 'not-found' })
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
          .header('x-content-type-options', 'nosniff')
          .type('application/octet-stream')
          .send(file.bytes)
      },
    )
    route(
      'DELETE /api/cms/submissions/:id',
      { summary: 'Removes what was sent, with its files', permission: 'forms:delete', params: SubmissionParams },
      ({ params, request }) => desk.remove(params.id, shopActorOf(request)),
    )
  }

type SentRow = Extract<Awaited<ReturnType<FormDesk['page']>>, { ok: true }>['value']['rows'][number]

function presented({ id, createdAt, language, senderEmail, waits, confirmedAt, answers, files }: SentRow): Submission {
  const labels = new Map(answers.map(({ name, label }) => [name, label]))
  return {
    id,
    sentAt: createdAt.toISOString(),
    language,
    senderEmail,
    state: !waits ? 'sent' : confirmedAt ? 'confirmed' : 'waiting',
    answers: answers.map(({ label, value }) => ({ question: label, answer: value })),
    files: files.map(({ name, fileName, size }) => ({
      field: name,
      question: labels.get(name) ?? name,
      fileName,
      kilobytes: Math.ceil(size / 1024),
    })),
  }
}
