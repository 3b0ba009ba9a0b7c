import type { Example } from './route-examples.ts'

/* A request that each call of the page editor takes, to be spoilt; see route-examples.ts. */

const cmsDraft = { name: 'Luonnos', slug: 'luonnos', fields: {} }
const cmsItem = { params: () => ({ id: '1' }) } as const
const inFinnish = { query: () => ({ language: 'fi' }) } as const
const nobody = '00000000-0000-4000-8000-000000000000'
const visitorGroup = { name: 'Keväälle', rule: { campaigns: ['kevat'] } }
const employee = { params: () => ({ id: nobody }) } as const
/** Each page has a name of its own: what is spoilt of it may still be taken. */
let pages = 0

export const editorExamples: Readonly<Record<string, Example>> = {
  'GET /api/cms/schema': {},
  'GET /api/cms/tree': inFinnish,
  'GET /api/cms/trash': {},
  'GET /api/cms/resolve': { query: () => ({ path: '/' }) },
  'POST /api/cms/content': {
    body: () => ({ type: 'LandingPage', parentId: 1, language: 'fi', name: `Uusi ${(pages += 1)}` }),
  },
  'GET /api/cms/content/:id': { ...cmsItem, ...inFinnish },
  'PUT /api/cms/content/:id': { ...cmsItem, ...inFinnish, body: () => ({ ...cmsDraft, baseVersion: 1 }) },
  'DELETE /api/cms/content/:id': { ...cmsItem, query: () => ({ force: 'false' }) },
  'POST /api/cms/content/:id/publish': { ...cmsItem, body: () => ({ languages: ['fi'], at: null, until: null }) },
  'POST /api/cms/content/:id/unpublish': { ...cmsItem, body: () => ({ languages: ['en'] }) },
  'POST /api/cms/content/:id/unschedule': { ...cmsItem, body: () => ({ languages: ['fi'] }) },
  'POST /api/cms/content/:id/discard': { ...cmsItem, ...inFinnish },
  'POST /api/cms/content/:id/move': { ...cmsItem, body: () => ({ parentId: 1, index: 0 }) },
  'POST /api/cms/content/:id/copy': { ...cmsItem, body: () => ({ parentId: 1 }) },
  'POST /api/cms/content/:id/restore': cmsItem,
  'GET /api/cms/content/:id/references': cmsItem,
  'POST /api/cms/content/:id/share': {
    ...cmsItem,
    ...inFinnish,
    body: () => ({ baseVersion: 1, node: 2, name: 'Jaettu' }),
  },
  'POST /api/cms/content/:id/detach': { ...cmsItem, ...inFinnish, body: () => ({ baseVersion: 1, ref: 2 }) },
  'GET /api/cms/content/:id/versions': { ...cmsItem, ...inFinnish },
  'GET /api/cms/content/:id/versions/:version': { params: () => ({ id: '1', version: '1' }), ...inFinnish },
  'POST /api/cms/content/:id/versions/:version/restore': {
    params: () => ({ id: '1', version: '1' }),
    ...inFinnish,
    body: () => ({ baseVersion: 1, node: 2 }),
  },
  'GET /api/cms/content/:id/translation': { ...cmsItem, query: () => ({ language: 'sv', source: 'fi' }) },
  'POST /api/cms/content/:id/translation': {
    ...cmsItem,
    query: () => ({ language: 'sv' }),
    body: () => ({ source: 'fi', sourceVersion: 1, words: [' heading', '2 body'] }),
  },
  'GET /api/cms/content/:id/previewlinks': cmsItem,
  'POST /api/cms/content/:id/previewlinks': { ...cmsItem, ...inFinnish, body: () => ({ days: 1 }) },
  'DELETE /api/cms/previewlinks/:id': cmsItem,
  'POST /api/cms/content/:id/project': { ...cmsItem, ...inFinnish, body: () => ({ projectId: null }) },
  'GET /api/cms/projects': {},
  'POST /api/cms/projects': { body: () => ({ name: 'Joulu' }) },
  'GET /api/cms/projects/:id': cmsItem,
  'PUT /api/cms/projects/:id': { ...cmsItem, body: () => ({ name: 'Talvi', state: 'open', publishAt: null }) },
  'POST /api/cms/projects/:id/publish': cmsItem,
  'GET /api/cms/projects/:id/previewlinks': cmsItem,
  'POST /api/cms/projects/:id/previewlinks': { ...cmsItem, ...inFinnish, body: () => ({ days: 1 }) },
  'GET /api/cms/content/:id/comments': cmsItem,
  'POST /api/cms/content/:id/comments': {
    ...cmsItem,
    body: () => ({ language: 'fi', node: 2, field: null, body: 'Sopisiko toinen sana?' }),
  },
  'PUT /api/cms/comments/:id': { ...cmsItem, body: () => ({ isResolved: true }) },
  'DELETE /api/cms/comments/:id': cmsItem,
  'GET /api/cms/content/:id/review': { ...cmsItem, ...inFinnish },
  'POST /api/cms/content/:id/review': {
    ...cmsItem,
    ...inFinnish,
    body: () => ({ action: 'ask', note: 'Joulusta', version: 1 }),
  },
  'POST /api/cms/content/:id/presence': { ...cmsItem, ...inFinnish, body: () => ({ node: 2 }) },
  'GET /api/cms/redirects': {},
  'POST /api/cms/redirects': {
    body: () => ({ language: 'fi', from: '/vanha', to: '/uusi', isPermanent: true, coversPage: false }),
  },
  'DELETE /api/cms/redirects': { query: () => ({ language: 'fi', from: '/vanha' }) },
  'POST /api/cms/redirects/import': { body: () => ({ csv: 'language,from,to,kind\nfi,/vanha,/uusi,301' }) },
  'GET /api/cms/texts': { query: () => ({ q: 'kori', changed: 'false', page: '1' }) },
  'GET /api/cms/texts/history': { query: () => ({ language: 'fi', key: '/cart/title' }) },
  'PUT /api/cms/texts': {
    body: () => ({ language: 'fi', key: '/cart/title', text: null, seen: 'Ostoskori' }),
  },
  'GET /api/cms/reports': {},
  'GET /api/cms/forms': {},
  'GET /api/cms/submissions': { query: () => ({ form: '1', day: '2026-11-30', page: '1' }) },
  'GET /api/cms/submissions/:id/files/:field': { params: () => ({ id: nobody, field: 'picture' }) },
  'DELETE /api/cms/submissions/:id': { params: () => ({ id: nobody }) },
  'POST /api/cms/present/:id': { ...cmsItem, ...inFinnish, body: () => cmsDraft },
  'GET /api/cms/shared': inFinnish,
  'GET /api/cms/presets': {},
  'POST /api/cms/presets': {
    body: () => ({ type: 'NoticeBlock', name: `Malli ${(pages += 1)}`, fields: { noticeType: 'Information' } }),
  },
  'DELETE /api/cms/presets/:id': cmsItem,
  'GET /api/cms/media': { query: () => ({ q: 'levy' }) },
  'GET /api/cms/media/:id/usage': cmsItem,
  'GET /api/cms/links': { query: () => ({ language: 'fi', q: 'levy' }) },
  'GET /api/cms/visitorgroups': {},
  'GET /api/cms/visitorgroups/uses': {},
  'POST /api/cms/visitorgroups': { body: () => visitorGroup },
  'PUT /api/cms/visitorgroups/:id': { ...cmsItem, body: () => ({ ...visitorGroup, seen: visitorGroup }) },
  'DELETE /api/cms/visitorgroups/:id': cmsItem,
  'GET /api/cms/media/:id': cmsItem,
  'PUT /api/cms/media/:id': { ...cmsItem, body: () => ({ name: 'Levy', folder: 'joulu', isDecorative: false }) },
  'DELETE /api/cms/media/:id': cmsItem,
  'DELETE /api/cms/media/:id/captions/:language': { params: () => ({ id: '1', language: 'fi' }) },
  'POST /api/cms/media/folders/move': { body: () => ({ from: 'joulu', to: 'talvi' }) },
  'GET /api/admin/users/:id/branches': employee,
  'PUT /api/admin/users/:id/branches': { ...employee, body: () => ({ rights: [{ branchId: 1, verbs: ['write'] }] }) },
}
