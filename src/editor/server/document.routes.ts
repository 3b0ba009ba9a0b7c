import { business, type Refusal } from '#src/common/errors.ts'
import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentService } from '#src/content/server/content.service.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { documentBytesMax, IdParams, LanguageQuery, LanguagesBody } from '../contract/common.ts'
import { Document, PresentBody, Presented, PublishBody, SaveBody, Saved, StatesAnswer } from '../contract/document.ts'
import { languageStates } from '../rules/status.ts'
import { conflictRefusal, presentDocument, presentSaved, presentUnsaved } from './document.presenter.ts'
import { momentIn } from './moment-in.ts'
import { placedRefusal } from './publish-problems.ts'

export interface DocumentRouteDeps {
  admin: ContentAdmin
  service: Pick<ContentService, 'saveDraft' | 'publish' | 'unpublish' | 'schedule'>
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const
const publishing = { permission: 'pages:publish' } as const
const content = 'cms/content/:id'

/** One item in one language: reading, saving, publishing, and what unsaved fields look like. */
export const documentRoutes =
  ({ admin, service }: DocumentRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    const statesOf = async (id: number, actor: ShopActor) => ({
      languages: languageStates(await admin.states(id, actor)),
    })

    /** A refusal of one of several languages, with the places of the fields. */
    async function placed(
      refusal: Refusal,
      id: number,
      languages: readonly Language[],
      actor: ShopActor,
    ): Promise<Refusal> {
      if (refusal.kind !== 'fields' && refusal.kind !== 'business') return refusal
      for (const language of languages) {
        const found = await admin.document(id, language, actor)
        if (found?.version?.status !== 'draft') continue
        const fault = await admin.faultOf(id, language, actor)
        if (fault) return placedRefusal(fault, language, found.fields)
      }
      return refusal
    }

    route(
      `GET /api/${content}`,
      {
        summary: 'A document in a language: the draft, else what is published',
        ...reading,
        params: IdParams,
        query: LanguageQuery,
        answer: Document,
      },
      async ({ params, query, request, reply }) => {
        void reply.header('cache-control', 'private, no-store')
        const found = await admin.document(params.id, query.language, shopActorOf(request))
        return found ? presentDocument(found, query.language) : refuseRequest({ kind: 'not-found' })
      },
    )
    route(
      `PUT /api/${content}`,
      {
        summary: 'Saves the draft',
        ...writing,
        bodyLimit: documentBytesMax,
        params: IdParams,
        query: LanguageQuery,
        body: SaveBody,
        answer: Saved,
      },
      async ({ params, query, body, request }) => {
        const actor = shopActorOf(request)
        const { projectId, attempt, ...input } = body
        const draft = { ...input, ...(projectId !== undefined && { projectId }), ...(attempt && { attempt }) }
        const saved = await service.saveDraft(params.id, query.language, draft, actor)
        if (!saved.ok)
          return refuseRequest(
            saved.error.kind === 'conflict'
              ? conflictRefusal(await admin.document(params.id, query.language, actor))
              : saved.error,
          )
        return presentSaved(saved.value, query.language, await admin.states(params.id, actor), actor)
      },
    )
    route(
      `POST /api/${content}/publish`,
      {
        summary: 'Publishes languages, now or at a time',
        ...publishing,
        params: IdParams,
        body: PublishBody,
        answer: StatesAnswer,
      },
      async ({ params, body, request }) => {
        const actor = shopActorOf(request)
        const { languages, leavesNothing = [] } = body
        const [at, until] = [momentIn(body.at, 'begin', 'at'), momentIn(body.until, 'end', 'until')]
        const missing = await missingDraft(params.id, languages, actor)
        if (missing) return refuseRequest(missing)
        const done =
          at === null
            ? await service.publish(params.id, languages, actor, { leavesNothing, until })
            : await service.schedule(params.id, languages, { at, until }, actor)
        if (!done.ok) return refuseRequest(await placed(done.error, params.id, languages, actor))
        return statesOf(params.id, actor)
      },
    )
    route(
      `POST /api/${content}/unpublish`,
      {
        summary: 'Takes languages off the site',
        ...publishing,
        params: IdParams,
        body: LanguagesBody,
        answer: StatesAnswer,
      },
      async ({ params, body, request }) => {
        const actor = shopActorOf(request)
        const done = await service.unpublish(params.id, body.languages, actor)
        return done.ok ? statesOf(params.id, actor) : refuseRequest(done.error)
      },
    )
    route(
      `POST /api/${content}/unschedule`,
      {
        summary: 'Ends what the schedule has to do',
        ...publishing,
        params: IdParams,
        body: LanguagesBody,
        answer: StatesAnswer,
      },
      async ({ params, body, request }) => {
        const actor = shopActorOf(request)
        const done = await admin.unschedule(params.id, body.languages, actor)
        return done.ok ? statesOf(params.id, actor) : refuseRequest(done.error)
      },
    )
    route(
      `POST /api/${content}/discard`,
      {
        summary: 'Takes back the draft of a language',
        ...writing,
        params: IdParams,
        query: LanguageQuery,
        answer: StatesAnswer,
      },
      async ({ params, query, request }) => {
        const actor = shopActorOf(request)
        const done = await admin.discard(params.id, query.language, actor)
        return done.ok ? statesOf(params.id, actor) : refuseRequest(done.error)
      },
    )
    route(
      'POST /api/cms/present/:id',
      {
        summary: 'Unsaved fields as the site would show them',
        ...writing,
        bodyLimit: documentBytesMax,
        params: IdParams,
        query: LanguageQuery,
        body: PresentBody,
        answer: Presented,
      },
      async ({ params, query, body, request, reply }) => {
        void reply.header('cache-control', 'private, no-store')
        const { channel = null, visitorGroups = [], at = null, ...rest } = body
        const unsaved = { ...rest, channel, visitorGroups, at: momentIn(at, 'begin', 'at') }
        const shown = await admin.present(params.id, query.language, unsaved, shopActorOf(request))
        return shown.ok ? presentUnsaved(shown.value) : refuseRequest(shown.error)
      },
    )

    /** Publishing a language without a draft would do nothing and say nothing. */
    async function missingDraft(id: number, languages: readonly Language[], actor: ShopActor): Promise<Refusal | null> {
      const states = await statesOf(id, actor)
      const without = languages.filter(
        (language) => states.languages[language].draft === null && states.languages[language].published === null,
      )
      return without.length === 0
        ? null
        : business(
            ...without.map((language) => ({ key: 'content/no-draft', params: { language }, details: { language } })),
          )
    }
  }
