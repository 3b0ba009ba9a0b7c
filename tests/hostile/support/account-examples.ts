import type { Example } from './route-examples.ts'

/* Of the calls by which customers and staff sign up, in and out; see route-examples.ts. */

/** As this site's own code calls. */
const ownSite = { 'x-requested-with': 'fetch' }

/** As the office's own page calls. */
const office = { ...ownSite, origin: 'http://localhost:3000' }
const challenge = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'A'.repeat(43) })).toString('base64url')
const keyId = 'A'.repeat(43)
const usedPasskey = {
  id: keyId,
  rawId: keyId,
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: challenge, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}
const madePasskey = {
  ...usedPasskey,
  response: { clientDataJSON: challenge, attestationObject: 'AAAA', transports: ['usb'] },
}
const onePasskey: Example = { headers: ownSite, params: () => ({ id: '00000000-0000-4000-8000-000000000000' }) }

export const accountExamples: Readonly<Record<string, Example>> = {
  'POST /api/identity/login/passkey/options': { headers: ownSite },
  'POST /api/identity/login/passkey': {
    headers: ownSite,
    body: () => ({ response: usedPasskey, remember: true, returnUrl: '/kassa' }),
  },
  'GET /api/me/subscriberid': {},
  'GET /api/me/wishlist': {},
  'POST /api/me/wishlist': { headers: ownSite, body: () => ({ codes: ['KV1010', 'KV1005'] }) },
  'DELETE /api/me/wishlist/:code': { headers: ownSite, params: () => ({ code: 'KV1010' }) },
  'POST /api/cda/me/proof': { headers: ownSite, body: () => ({ password: 'kuusenkerkkä ja kahvi' }) },
  'GET /api/cda/me/passkeys': {},
  'POST /api/cda/me/passkeys/options': { headers: ownSite },
  'POST /api/cda/me/passkeys': { headers: ownSite, body: () => ({ name: 'Puhelin', response: madePasskey }) },
  'PUT /api/cda/me/passkeys/:id': { ...onePasskey, body: () => ({ name: 'Puhelin' }) },
  'DELETE /api/cda/me/passkeys/:id': onePasskey,
  'POST /api/staff/login': {
    headers: office,
    body: () => ({ email: 'tarja@konvehti.example', password: 'kuusenkerkkä ja kahvi' }),
  },
  'POST /api/staff/login/code': { headers: office, body: () => ({ code: '471802' }) },
  'POST /api/staff/login/passkey/options': { headers: office },
  'POST /api/staff/login/passkey': { headers: office, body: () => ({ response: usedPasskey }) },
  'POST /api/staff/logout': { headers: office },
  'POST /api/staff/invitation': { headers: office, body: () => ({ token: 'A'.repeat(43) }) },
  'POST /api/staff/invitation/begin': {
    headers: office,
    body: () => ({ token: 'A'.repeat(43), password: 'kuusenkerkkä ja kahvi' }),
  },
  'POST /api/staff/invitation/accept': {
    headers: office,
    body: () => ({ token: 'A'.repeat(43), code: '471802', passkey: { name: 'Puhelin', response: madePasskey } }),
  },
  'POST /api/identity/connect/token/anonymous': { body: () => ({ anonymous_id: 'A'.repeat(22) }) },
  'GET /api/me/isauthenticated': {},
  'GET /api/identity/interaction/:uid': { params: () => ({ uid: 'A'.repeat(21) }) },
  'POST /api/identity/login': {
    headers: ownSite,
    body: () => ({
      email: 'aino@posti.example',
      password: 'kuusenkerkkä ja kahvi',
      remember: true,
      returnUrl: '/kassa',
    }),
  },
  'POST /api/identity/login/code': {
    headers: ownSite,
    body: () => ({ email: 'aino@posti.example', remember: false, returnUrl: '/kassa' }),
  },
  'POST /api/identity/login/code/verify': { headers: ownSite, body: () => ({ code: '471802', returnUrl: '/kassa' }) },
  'POST /api/identity/signout': { headers: ownSite, body: () => ({ returnUrl: '/' }) },
  'POST /api/identity/signout/everywhere': { headers: ownSite, body: () => ({ returnUrl: '/' }) },
  'POST /api/cda/me/signup': {
    headers: ownSite,
    body: () => ({
      email: 'aino@posti.example',
      password: 'kuusenkerkkä ja kahvi',
      firstName: 'Aino',
      lastName: 'Leppävirta',
      phone: '+358401234567',
      language: 'sv',
    }),
  },
  'POST /api/cda/me/email/token': { headers: ownSite, body: () => ({ email: 'aino@posti.example' }) },
  'POST /api/cda/me/email/confirm': {
    headers: ownSite,
    body: () => ({ token: 'A'.repeat(43), password: 'kuusenkerkkä ja kahvi' }),
  },
  'POST /api/cda/me/password/token': { headers: ownSite, body: () => ({ email: 'aino@posti.example' }) },
  'POST /api/cda/me/password/reset': {
    headers: ownSite,
    body: () => ({ token: 'A'.repeat(43), newPassword: 'vadelmat ennen kahvia' }),
  },
  'POST /api/cda/me/password': {
    headers: ownSite,
    body: () => ({ currentPassword: 'kuusenkerkkä ja kahvi', newPassword: 'vadelmat ennen kahvia' }),
  },
  'GET /api/identity/mail-state': {},
  'GET /api/me/orders/attached': {},
  'DELETE /api/me/orders/attached': { headers: ownSite },
  'PUT /api/cda/me': {
    headers: ownSite,
    body: () => ({ email: 'aino.uusi@posti.example', currentPassword: 'kuusenkerkkä ja kahvi' }),
  },
  'GET /api/cda/me/sessions': {},
  'DELETE /api/cda/me/sessions': { headers: ownSite },
  'DELETE /api/cda/me/sessions/:id': {
    headers: ownSite,
    params: () => ({ id: '7c9d1c5e-0b7a-4f0e-9a55-0d2a0f7f2b11' }),
  },
  'GET /api/me/userdetails': {},
  'POST /api/me/userdetailsupdate': {
    headers: ownSite,
    body: () => ({
      firstName: 'Aino',
      lastName: 'Leppävirta',
      phone: '+358401234567',
      billingAddress: { street: 'Vaasankatu 14', city: 'Helsinki', postalCode: '00500', countryCode: 'FIN' },
    }),
  },
  'GET /api/me/accountwidget': {},
  'GET /api/cda/me': {},
  'POST /api/cda/me/addresses': {
    headers: ownSite,
    body: () => ({
      name: 'Koti',
      firstName: 'Aino',
      lastName: 'Leppävirta',
      line1: 'Vaasankatu 14',
      line2: '',
      postalCode: '00500',
      city: 'Helsinki',
      countryCode: 'FIN',
      phoneNumber: '+358401234567',
      isDefaultShipping: true,
      isDefaultBilling: true,
    }),
  },
  'DELETE /api/cda/me/addresses/:id': {
    headers: ownSite,
    params: () => ({ id: '7c9d1c5e-0b7a-4f0e-9a55-0d2a0f7f2b11' }),
  },
  'GET /api/cda/me/privacy': {},
  'POST /api/cda/me/export': { headers: ownSite },
  'GET /api/cda/me/export': { query: () => ({ token: 'A'.repeat(43), format: 'json' }) },
  'DELETE /api/cda/me': { headers: ownSite, body: () => ({ password: 'kuusenkerkkä ja kahvi' }) },
  'POST /api/cda/me/keep': { headers: ownSite },
  'DELETE /api/cda/customers/:id': { params: () => ({ id: '00000000-0000-4000-8000-000000000001' }) },
}
