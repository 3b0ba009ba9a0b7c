import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { networkOf } from '#src/platform/http/network.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { SentForm } from '../blocks/form-block/form.block.ts'
import { fileMax, filesMax } from '../contract/form-item.ts'
import { FormAnswer, FormBody, FormParams, FormStamp, ThankYouAnswer, ThankYouQuery } from '../contract/forms-api.ts'
import type { FormRefusal, Forms } from './forms.service.ts'
import { multipartLimits, readBody, readFields, readMultipart, type Received } from './read-submission.ts'
import { withSent } from './sent-form.ts'

export interface FormsRoutesDeps {
  forms: Forms
  text: TextLookup
  /** Renders the page at a site path as HTML, after `change` has edited its model. Null: there is no such page. */
  answerOnPage: (path: string, change: (model: PageModel) => PageModel) => Promise<string | null>
}

const tags = ['forms']
/** Most bytes of a whole request. */
const bodyMax = filesMax * fileMax + 256 * 1024
/** Requests with files that one process reads at the same time: together they hold at most 130 MB. */
const readingMax = 8
/** Such requests from one network, so that a few slow senders cannot hold every slot. */
const readingMaxOfNetwork = 2

/** Forms of pages (C-7), and the confirmation that their mails link to. */
export const formsRoutes =
  ({ forms, text, answerOnPage }: FormsRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['forms'])
    /** Networks of the requests with files being read now. */
    const reading: string[] = []

    route(
      'GET /api/forms/:formId/stamp',
      {
        summary: 'What a form is sent with: it was opened now',
        permission: 'forms:write',
        params: FormParams,
        answer: FormStamp,
      },
      ({ params }) => ({ stamp: forms.stamp(params.formId) }),
    )

    route(
      'GET /api/thankyoupage',
      {
        summary: 'Confirms the entry whose mail has led here; again and again with the same answer',
        permission: 'forms:write',
        query: ThankYouQuery,
        answer: ThankYouAnswer,
      },
      async ({ query }) => {
        const result = await forms.confirm(query.identifier)
        return result.ok ? { ok: true as const } : result
      },
    )

    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 256 * 1024 })
      await scope.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false })

      scope.post(
        '/api/forms/:formId',
        {
          config: { permission: 'forms:write', limit: 'forms' },
          schema: {
            tags,
            summary: 'Sends a form: as JSON, or with its files as multipart/form-data',
            description:
              '400 with `errors` by field, or with one problem: `forms/changed` (asks for what the form has no more), `forms/too-soon` and `forms/too-late` (a new stamp is needed). 410 `forms/closed`. Sent twice with one stamp, it is kept once.',
            params: FormParams,
            response: { 200: FormAnswer },
          },
        },
        async (request, reply) => {
          const result = await take(request, await read(request))
          if (!result.ok) return refuseForm(result.error, reply)
          return { redirectUrl: result.value }
        },
      )

      scope.post(
        '/forms/:formId',
        {
          config: { permission: 'forms:write', limit: 'forms' },
          schema: {
            tags,
            summary:
              'The same from a form without JavaScript; the answer is the page it was sent from, or the one that thanks',
            params: FormParams,
            response: { 200: htmlAnswer, 303: Type.Null(), 422: htmlAnswer },
          },
        },
        async (request, reply) => {
          const received = await read(request)
          const { formId } = request.params
          // Without JavaScript the sender checks the filled-in form once more and sends it with a stamp: cached pages hold no
          // stamps.
          const isUnstamped = received.stamp === ''
          const result = await take(request, received)
          if (result.ok && result.value !== '') return reply.redirect(result.value, 303)
          const sent = result.ok
            ? sentOf(received, '')
            : faultOf(result.error, received, forms.stamp(formId), isUnstamped)
          const html = await answerOnPage(received.page, (model) =>
            withSent(model, formId, translate(sent, request.language)),
          )
          // No page of ours has this form: the fault is sent as an API error.
          if (html === null) return result.ok ? reply.redirect('/', 303) : refuseForm(result.error, reply)
          return reply
            .code(result.ok ? 200 : 422)
            .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
            .type('text/html; charset=utf-8')
            .send(html)
        },
      )
    })

    const take = (request: FastifyRequest, received: Received) =>
      forms.send((request.params as { formId: number }).formId, {
        received,
        language: request.language,
        network: networkOf(request.ip),
      })

    async function read(request: FastifyRequest): Promise<Received> {
      if (!request.isMultipart()) return readOther(request)
      const isTooMuch = Number(request.headers['content-length'] ?? 0) > bodyMax
      const network = networkOf(request.ip)
      const isFull =
        reading.length >= readingMax || reading.filter((one) => one === network).length >= readingMaxOfNetwork
      if (isTooMuch || isFull) throw withStatus(isTooMuch ? 413 : 503)
      reading.push(network)
      try {
        return await readMultipart(request)
      } catch (error) {
        // The parser's error for a malformed body has no status.
        throw error instanceof Error && 'statusCode' in error ? error : withStatus(400)
      } finally {
        reading.splice(reading.indexOf(network), 1)
      }
    }

    const translate = (sent: SentForm, language: Language): SentForm => ({
      ...sent,
      fault: sent.fault && text(language, sent.fault),
      faults: Object.fromEntries(Object.entries(sent.faults).map(([name, key]) => [name, text(language, key)])),
    })
  }

const htmlAnswer = { content: { 'text/html': { schema: Type.String() } } }
const checkBody = Compile(FormBody)

function readOther({ body, headers }: FastifyRequest): Received {
  const isJson = headers['content-type']?.startsWith('application/json') === true
  if (!isJson) return readFields(typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {})
  if (!checkBody.Check(body)) throw withStatus(400)
  return readBody(body)
}

const withStatus = (statusCode: number): Error => Object.assign(new Error('a form that cannot be read'), { statusCode })

function refuseForm(refusal: FormRefusal, reply: FastifyReply): never {
  if (refusal.kind !== 'too-often') refuseRequest(refusal)
  void reply.header('retry-after', String(refusal.seconds))
  throw withStatus(429)
}

const sentOf = ({ values, files }: Received, stamp: string): SentForm => ({
  values: { ...values },
  faults: {},
  fault: '',
  stamp,
  hadFiles: Object.keys(files).length > 0,
})

/** `isUnstamped`: the form is valid and only lacks a stamp, so the sender checks it once more. */
function faultOf(refusal: FormRefusal, received: Received, stamp: string, isUnstamped: boolean): SentForm {
  const sent = sentOf(received, stamp)
  if (refusal.kind === 'fields')
    return {
      ...sent,
      faults: Object.fromEntries(Object.entries(refusal.fields).map(([name, [key = '']]) => [name, key])),
      fault: 'forms/check-fields',
    }
  if (refusal.kind === 'too-often') return { ...sent, fault: 'errors/rate-limited' }
  const key = (refusal.kind === 'business' && refusal.problems[0]?.key) || 'forms/failed'
  return { ...sent, fault: key === 'forms/too-late' && isUnstamped ? 'forms/look-again' : key }
}
