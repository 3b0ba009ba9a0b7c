import type { Example } from './route-examples.ts'

/** As this site's own code calls. */
const ownSite = { 'x-requested-with': 'fetch' }

/** Of what people are asked and agree to. */
export const consentExamples: Readonly<Record<string, Example>> = {
  'GET /api/consentdata/policies': { query: () => ({ language: 'sv' }) },
  'GET /api/consentdata/policies/filtered': { query: () => ({ keys: 'privacy,marketing', language: 'sv' }) },
  'POST /api/consentdata/unsubscribeuser': { body: () => ({ token: 'A'.repeat(89) }) },
  'DELETE /api/consentdata/marketingpermission': { query: () => ({ token: 'A'.repeat(89) }) },
  'GET /cds/policycontent': { query: () => ({ policyId: 'privacy', language: 'sv' }) },
  'GET /privacy/:id': { params: () => ({ id: 'current' }), query: () => ({ language: 'sv' }) },
  'GET /cds/email': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'POST /cds/email': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'GET /cds/personmarketingrevocation': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'POST /cds/personmarketingrevocation': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'GET /cds/subscription': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'POST /cds/subscription': {
    query: () => ({ token: 'A'.repeat(89), language: 'sv' }),
    body: () => ({ outcome: 'confirmed', version: '2026-11' }),
  },
  'GET /cds/newsletter': { query: () => ({ result: 'failed', reason: 'email', language: 'sv' }) },
  'GET /subscriptions/press': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'POST /subscriptions/press': { query: () => ({ token: 'A'.repeat(89), language: 'sv' }) },
  'POST /subscriptions/receive': {
    body: () => ({
      email: 'aino@posti.example',
      name: 'Aino',
      language: 'sv',
      subscriptionUniqueIdentifier: 'konvehti',
      CustomCategory: 'PRO',
      privacyStatementAccepted: 'true',
      privacyStatementVersion: '1',
      redirectUrlSubscriptionSuccess: '/kiitos',
      redirectUrlSubscriptionFailed: '/virhe',
    }),
  },
  'POST /api/intermediateuser': {
    body: () => ({
      email: 'aino@posti.example',
      name: 'Aino',
      language: 'sv',
      source: 'newsletter',
      consents: [{ id: 'marketing', accepted: true, version: '2026-11' }],
    }),
  },
  'GET /api/intermediateuser/:token': { params: () => ({ token: 'A'.repeat(89) }) },
  'POST /api/intermediateuser/:token/remove': {
    params: () => ({ token: 'A'.repeat(89) }),
    body: () => ({ outcome: 'withdrawn' }),
  },
  'GET /api/me/consents': {},
  'PUT /api/me/consents': { headers: ownSite, body: () => ({ marketingUpdates: true }) },
}
