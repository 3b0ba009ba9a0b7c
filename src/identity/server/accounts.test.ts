import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountShop, password, publicUrl, startAccountShop } from '../../../tests/support/account-shop.ts'

/* Signing up, in and out, and passwords (C-6.1, C-6.4), as browsers do it. */

let shop: AccountShop
beforeAll(async () => {
  shop = await startAccountShop()
})
afterAll(() => shop.stop())

const signUp = (email: string) => ({ email, password, firstName: 'Aino', lastName: 'Leppä' })
const failed = [{ key: 'login/failed', value: 'Sähköposti tai salasana ei täsmää' }]
const accountsOf = async (email: string) => (await shop.database.sql`select from account where email = ${email}`).length

describe('an account', () => {
  it('begins when its address is proved, and signs in', async () => {
    const email = shop.newEmail()
    const browser = shop.browser()
    expect((await browser.post('/api/cda/me/signup', signUp(email))).statusCode).toBe(202)
    const mail = await shop.mailed(email, 'account-confirm')
    expect(mail.confirmUrl).toMatch(/^http:\/\/localhost:3000\/vahvista\?token=[\w-]{43}$/)
    expect(await accountsOf(email)).toBe(0)
    expect((await browser.signIn(email)).json()).toEqual(failed)
    expect(await browser.isSignedIn()).toBe(false)

    const token = shop.tokenOf(mail.confirmUrl)
    expect((await browser.post('/api/cda/me/email/confirm', { token })).statusCode).toBe(204)
    expect(await browser.isSignedIn()).toBe(true)
    expect(await accountsOf(email)).toBe(1)
    await shop.mailed(email, 'welcome')
    // The link counts once: nobody else gets in by it, and whoever opens it again hears that it is done.
    const again = await browser.post('/api/cda/me/email/confirm', { token })
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([204, undefined])
    await browser.post('/api/identity/signout', {})
    expect((await browser.post('/api/cda/me/email/confirm', { token })).statusCode).toBe(204)
    expect(await browser.isSignedIn()).toBe(false)
    for (const typed of [undefined, password])
      expect(
        (await shop.browser().post('/api/cda/me/email/confirm', { token, ...(typed && { password: typed }) })).json(),
      ).toMatchObject([{ key: 'account/link-invalid' }])
    const signedIn = shop.browser()
    await signedIn.signIn(email)
    expect((await signedIn.post('/api/cda/me/email/confirm', { token })).statusCode).toBe(204)
    expect(await accountsOf(email)).toBe(1)
    const [audited] = await shop.database.sql<{ kind: string }>`
      select actor_kind as kind from audit_entry where command = 'account.created' order by id desc limit 1`
    expect(audited?.kind).toBe('customer')
  })

  it('waits a day for its link to be opened, and no longer', async () => {
    const day = 24 * 3_600_000
    const confirmAfter = async (time: number) => {
      const email = shop.newEmail()
      const browser = shop.browser()
      await browser.post('/api/cda/me/signup', signUp(email))
      const token = shop.tokenOf((await shop.mailed(email, 'account-confirm')).confirmUrl)
      shop.clock.advance(time)
      return [(await browser.post('/api/cda/me/email/confirm', { token })).statusCode, await accountsOf(email)]
    }
    expect(await confirmAfter(day - 1)).toEqual([204, 1])
    expect(await confirmAfter(day)).toEqual([400, 0])
  })

  it('asks for the password where another browser confirms it', async () => {
    const email = shop.newEmail()
    await shop.browser().post('/api/cda/me/signup', signUp(email))
    const token = shop.tokenOf((await shop.mailed(email, 'account-confirm')).confirmUrl)
    const phone = shop.browser()
    const confirm = (typed?: string) =>
      phone.post('/api/cda/me/email/confirm', { token, ...(typed !== undefined && { password: typed }) })
    expect((await confirm()).json()).toMatchObject([{ key: 'account/password-needed' }])
    expect((await confirm('something else')).json()).toMatchObject([{ key: 'account/password-wrong' }])
    expect(await accountsOf(email)).toBe(0)
    expect((await confirm(password)).statusCode).toBe(204)
    expect(await phone.isSignedIn()).toBe(true)
  })

  it('is made once, however often its address has asked and confirmed', async () => {
    const email = shop.newEmail()
    const browsers = [shop.browser(), shop.browser(), shop.browser()]
    for (const browser of browsers) await browser.post('/api/cda/me/signup', signUp(email))
    await shop.mailed(email, 'account-confirm', 3)
    const links = (await shop.mailsTo(email, 'account-confirm')).slice(-3)
    const answers = await Promise.all(
      links.flatMap(({ confirmUrl }) =>
        browsers.map((browser) =>
          browser.post('/api/cda/me/email/confirm', { token: shop.tokenOf(confirmUrl), password }),
        ),
      ),
    )
    // One has made it; the browser that asked for that link may hear that it is done.
    const made = answers.filter(({ headers }) => String(headers['set-cookie']).includes('session='))
    expect(made.length).toBe(1)
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(7)
    expect(await accountsOf(email)).toBe(1)
  })

  it('is not made a second time: only the mailbox hears that there is one', async () => {
    const { email } = await shop.customer()
    const answer = await shop.browser().post('/api/cda/me/signup', signUp(email.toUpperCase()))
    expect([answer.statusCode, answer.body]).toEqual([202, 'null'])
    expect(await shop.mailed(email, 'account-exists')).toMatchObject({
      signInUrl: `${publicUrl}/kirjaudu`,
      forgottenUrl: `${publicUrl}/unohtunut-salasana`,
    })
    await shop.settled()
    expect(
      await shop.database
        .sql`select from email_verification where kind = 'sign-up' and used_at is null and email_key = ${email}`,
    ).toEqual([])
  })

  it('is of the mailbox that its address is compared by, and of none that only looks like it', async () => {
    const email = shop.newEmail()
    const browser = shop.browser()
    const alike = await browser.post('/api/cda/me/signup', signUp(`\uff41${email.slice(1)}`))
    expect([alike.statusCode, alike.json<{ errors: object }>().errors]).toEqual([
      400,
      { email: expect.any(Array) as [] },
    ])
    await browser.post('/api/cda/me/signup', signUp(email.replace('example', 'EXAMPLE')))
    const token = shop.tokenOf((await shop.mailed(email, 'account-confirm')).confirmUrl)
    expect((await browser.post('/api/cda/me/email/confirm', { token })).statusCode).toBe(204)
    expect(await accountsOf(email)).toBe(1)
  })

  it.each([
    ['Aino', 'Aino'],
    ['  Anna-Maija\r\nO’Brien ', 'Anna-Maija O’Brien'],
    ['Voitit! Hae palkinto: http://evil.example', ''],
    ['Voitit. Hae palkinto www.evil.example', ''],
    ['Voitit palkinnon ja saat sen heti kun soitat meille', ''],
  ])('is confirmed by a mail that says of %j no more than %j', async (firstName, said) => {
    const email = shop.newEmail()
    await shop.browser().post('/api/cda/me/signup', { ...signUp(email), firstName })
    expect((await shop.mailed(email, 'account-confirm')).firstName).toBe(said)
  })

  it('may have its mail once more, and the link before is over', async () => {
    const email = shop.newEmail()
    const browser = shop.browser()
    await browser.post('/api/cda/me/signup', signUp(email))
    const first = shop.tokenOf((await shop.mailed(email, 'account-confirm')).confirmUrl)
    expect((await browser.post('/api/cda/me/email/token', { email })).statusCode).toBe(202)
    const second = shop.tokenOf((await shop.mailed(email, 'account-confirm', 2)).confirmUrl)
    expect((await browser.post('/api/cda/me/email/confirm', { token: first })).statusCode).toBe(400)
    expect((await browser.post('/api/cda/me/email/confirm', { token: second })).statusCode).toBe(204)
  })

  it.each([
    ['fi', { password: 'salasana' }, { password: ['Vähintään kymmenen merkkiä'] }],
    ['sv', { password: 'Salasana2026!' }, { password: ['Det här är lätt att gissa. Prova en mening.'] }],
    ['en', { password: 'x'.repeat(129) }, { password: ['At most 128 characters'] }],
    ['en', { password: 'Leppävirta1974' }, { password: ['This is easy to guess. Try a sentence.'] }],
    ['fi', { email: 'aino' }, { email: ['Tarkista sähköpostiosoite'] }],
    ['fi', { firstName: ' ' }, { firstName: ['Anna nimi'] }],
    ['fi', { phone: '0401234' }, { phone: ['Vain numeroita'] }],
  ])('says in %s what is wrong with %o', async (language, changes, errors) => {
    const body = { ...signUp('aino@posti.example'), lastName: 'Leppävirta', ...changes }
    const answer = await shop.browser().post('/api/cda/me/signup', body, { 'accept-language': language })
    expect(answer.json()).toEqual({ errors })
  })
})

describe('signing in', () => {
  it('needs the right password, and is told of on a device that was not there before', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    expect((await browser.signIn(email, 'something else')).statusCode).toBe(400)
    const answer = await browser.signIn(` ${email.toUpperCase()} `)
    expect(answer.json()).toEqual({ redirectUrl: '/oma-tili', cartMerge: null })
    const set = answer.headers['set-cookie'] as string[]
    expect(set.find((cookie) => cookie.startsWith('session='))).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await shop.mailed(email, 'new-device')).toMatchObject({ device: 'Firefox, Windows' })
    await browser.post('/api/identity/signout', {})
    await browser.signIn(email)
    expect(await shop.mailsTo(email, 'new-device')).toHaveLength(1)
  })

  it('takes the same letters however they were typed', async () => {
    const { email } = await shop.customer()
    expect((await shop.browser().signIn(email, password.normalize('NFD'))).statusCode).toBe(200)
  })

  it('is kept for thirty days, or until the browser is closed and twelve hours at most', async () => {
    const { email } = await shop.customer()
    const [kept, short] = [shop.browser(), shop.browser()]
    const answer = await kept.signIn(email, password, true)
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=2592000')
    await short.signIn(email)
    shop.clock.advance(12 * 3_600_000 + 1)
    expect([await kept.isSignedIn(), await short.isSignedIn()]).toEqual([true, false])
    expect(short.cookies.has('session')).toBe(false)
    shop.clock.advance(30 * 24 * 3_600_000 - 12 * 3_600_000)
    expect(await kept.isSignedIn()).toBe(false)
  })

  it.each([
    ['/tuotteet?page=2', '/tuotteet?page=2'],
    ['//evil.example', '/oma-tili'],
    ['/\\evil.example', '/oma-tili'],
    ['/\t/evil.example', '/oma-tili'],
    ['https://evil.example/', '/oma-tili'],
    ['javascript:alert(1)', '/oma-tili'],
    ['', '/oma-tili'],
    ['/.//evil.example', '/oma-tili'],
    ['/tuotteet/..//evil.example', '/oma-tili'],
    ['/%2e//evil.example', '/oma-tili'],
  ])('goes on to %j as %s', async (returnUrl, expected) => {
    const { email, browser } = await shop.customer()
    const answer = await browser.post('/api/identity/login', { email, password, returnUrl })
    expect(answer.json()).toEqual({ redirectUrl: expected, cartMerge: null })
  })

  it('works as a plain form, and says what went wrong on the page', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const wrong = await browser.postForm('/api/identity/login', { email, password: 'x', returnUrl: '/kassa' })
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      303,
      '/kirjaudu?returnUrl=%2Fkassa&error=login%2Ffailed',
    ])
    const right = await browser.postForm('/api/identity/login', {
      email,
      password,
      remember: 'on',
      returnUrl: '/kassa',
    })
    expect([right.statusCode, right.headers.location]).toEqual([303, '/kassa'])
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('is refused to what another site sends', async () => {
    const { email } = await shop.customer()
    for (const headers of [
      { origin: 'https://evil.example', 'x-requested-with': 'fetch' },
      { origin: 'null', 'x-requested-with': 'fetch' },
      { 'x-requested-with': '', 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': '' },
    ]) {
      const browser = shop.browser()
      const answer = await browser.post('/api/identity/login', { email, password }, headers)
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('closes after five wrong tries from one place, and stays open to the owner elsewhere', async () => {
    const { email, browser: own } = await shop.customer()
    const thief = shop.browser()
    for (let tries = 0; tries < 5; tries++) expect((await thief.signIn(email, 'wrong again')).statusCode).toBe(400)
    for (let tries = 0; tries < 60; tries++) {
      const shut = await thief.signIn(email)
      expect(shut.statusCode).toBe(423)
      expect(Number(shut.headers['retry-after'])).toBeGreaterThan(800)
      expect(Number(shut.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    }
    expect((await own.signIn(email)).statusCode).toBe(200)
    expect((await shop.browser().signIn(email)).statusCode).toBe(200)
  })

  it('from many places closes the account after fifty, but neither to a device it knows nor to a code', async () => {
    const { email, browser: own } = await shop.customer()
    for (let tries = 0; tries < 50; tries++) {
      const thief = shop.browser()
      expect((await thief.signIn(email, 'wrong again')).statusCode).toBe(400)
    }
    expect((await shop.browser().signIn(email)).statusCode).toBe(423)
    expect((await own.signIn(email)).statusCode).toBe(200)
    const phone = shop.browser()
    await phone.post('/api/identity/login/code', { email })
    const { code } = await shop.mailed(email, 'login-code')
    expect((await phone.post('/api/identity/login/code/verify', { code })).statusCode).toBe(200)
  })

  it('answers alike for an address that has no account, at every step', async () => {
    const { email } = await shop.customer()
    const stranger = shop.newEmail()
    for (const address of [email, stranger]) {
      const browser = shop.browser()
      for (let tries = 0; tries < 5; tries++)
        expect((await browser.signIn(address, 'wrong again')).json()).toEqual(failed)
      const shut = await browser.signIn(address, 'wrong again')
      // A code by mail is a way in that is still open.
      const value = expect.stringMatching(/^Yrityksiä tuli liian monta\. .* kertakoodi sähköpostiin\.$/)
      expect([shut.statusCode, shut.json()]).toMatchObject([423, [{ key: 'login/locked-password', value }]])
      const asker = shop.browser()
      for (const url of ['/api/identity/login/code', '/api/cda/me/password/token', '/api/cda/me/email/token']) {
        const answer = await asker.post(url, { email: address })
        expect([answer.statusCode, answer.body], url).toEqual([202, 'null'])
        if (url.endsWith('/code')) {
          const wrong = await asker.post('/api/identity/login/code/verify', { code: '000000' })
          expect(wrong.json()).toMatchObject([{ key: 'login/code-invalid' }])
        }
      }
    }
    await shop.settled()
    expect(await shop.database.sql`select from outbox_mail where recipient = ${stranger}`).toEqual([])
  })
})

describe('a code by mail', () => {
  const ask = async (email: string) => {
    const browser = shop.browser()
    const count = (await shop.mailsTo(email, 'login-code')).length + 1
    expect((await browser.post('/api/identity/login/code', { email, remember: true })).statusCode).toBe(202)
    return { browser, code: (await shop.mailed(email, 'login-code', count)).code }
  }
  const verify = (browser: ReturnType<AccountShop['browser']>, code: string) =>
    browser.post('/api/identity/login/code/verify', { code, returnUrl: '/kassa' })

  it('signs in once, in the browser that asked', async () => {
    const { email } = await shop.customer()
    const { browser, code } = await ask(email)
    expect((await verify(shop.browser(), code)).statusCode).toBe(400)
    const answer = await verify(browser, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.json()).toEqual({ redirectUrl: '/kassa', cartMerge: null })
    expect(await browser.isSignedIn()).toBe(true)
    expect((await verify(browser, code)).statusCode).toBe(400)
  })

  it('lets one of several in who bring it at once', async () => {
    const { email } = await shop.customer()
    const { browser, code } = await ask(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(browser, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400, 400,
    ])
  })

  it('is over after five wrong ones, and after ten minutes', async () => {
    const { email } = await shop.customer()
    const first = await ask(email)
    const wrong = first.code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries++) expect((await verify(first.browser, wrong)).statusCode).toBe(400)
    expect((await verify(first.browser, first.code)).statusCode).toBe(400)
    const second = await ask(email)
    shop.clock.advance(10 * 60_000 + 1)
    expect((await verify(second.browser, second.code)).statusCode).toBe(400)
  })

  const anHourLater = () => shop.database.sql`delete from rate_limit where key not like '%day'`
  const statusOf = async (browser: ReturnType<AccountShop['browser']>, email: string) =>
    (await browser.post('/api/identity/login/code', { email })).statusCode

  it('goes to a place that has not asked yet, whatever passwords and codes strangers have tried elsewhere', async () => {
    const { email } = await shop.customer()
    const strangers = Array.from({ length: 10 }, () => shop.browser())
    for (const { network } of strangers)
      for (let tries = 0; tries < 5; tries++) await shop.browser(network).signIn(email, 'wrong again')
    expect((await shop.browser().signIn(email)).statusCode).toBe(423)
    for (const { network } of strangers.slice(0, 2))
      for (let times = 0; times < 3; times++) await statusOf(shop.browser(network), email)
    expect((await ask(email)).code).toMatch(/^\d{6}$/)
  })

  it('is mailed twelve times a day beyond the first to each place, and a place that has not asked yet has one', async () => {
    const { email } = await shop.customer()
    const places = Array.from({ length: 3 }, () => shop.browser())
    const asks: number[] = []
    for (let hours = 0; hours < 4; hours++) {
      await anHourLater()
      for (let times = 0; times < 3; times++) for (const place of places) asks.push(await statusOf(place, email))
    }
    expect(asks.filter((status) => status === 202)).toHaveLength(places.length + 12)
    await anHourLater()
    expect(await statusOf(places[0] ?? shop.browser(), email)).toBe(423)
    expect(await statusOf(shop.browser(), email)).toBe(202)
  })

  it('is mailed twenty times an hour and forty times a day to one mailbox, from whatever places', async () => {
    const { email } = await shop.customer()
    const mailed: number[] = []
    for (let hours = 0; hours < 3; hours++) {
      await anHourLater()
      const asks: number[] = []
      for (let times = 0; times < 22; times++) asks.push(await statusOf(shop.browser(), email))
      mailed.push(asks.filter((status) => status === 202).length)
    }
    // The account's own first mail counts as well.
    expect(mailed).toEqual([20, 19, 0])
  })

  it('is mailed three times an hour to one place', async () => {
    const { email } = await shop.customer()
    const browser = shop.browser()
    const asks = []
    for (let times = 0; times < 4; times++)
      asks.push((await browser.post('/api/identity/login/code', { email })).statusCode)
    expect(asks).toEqual([202, 202, 202, 423])
  })
})

describe('a password', () => {
  const next = 'vadelmat ennen kahvia'

  it('is chosen anew by the link of a mail: every session ends and the owner hears of it', async () => {
    const { email, browser: own } = await shop.customer()
    const other = shop.browser()
    expect((await other.post('/api/cda/me/password/token', { email })).statusCode).toBe(202)
    const token = shop.tokenOf((await shop.mailed(email, 'password-reset')).resetUrl)
    const reset = (newPassword: string) => other.post('/api/cda/me/password/reset', { token, newPassword })
    expect((await reset('lyhyt')).json()).toEqual({ errors: { newPassword: ['Vähintään kymmenen merkkiä'] } })
    expect((await reset(next)).statusCode).toBe(204)
    expect((await reset(next)).json()).toMatchObject([{ key: 'account/link-invalid' }])
    expect(await own.isSignedIn()).toBe(false)
    expect((await other.signIn(email)).statusCode).toBe(400)
    expect((await other.signIn(email, next)).statusCode).toBe(200)
    await shop.mailed(email, 'password-changed')
  })

  it('is changed by who knows the one before: other sessions end, this one stays', async () => {
    const { email, browser } = await shop.customer()
    const other = shop.browser()
    await other.signIn(email)
    const change = (currentPassword: string, newPassword: string) =>
      browser.post('/api/cda/me/password', { currentPassword, newPassword })
    expect((await change('something else', next)).json()).toEqual({
      errors: { currentPassword: ['Salasana ei täsmää'] },
    })
    expect((await change(password, 'Salasana2026!')).statusCode).toBe(400)
    expect((await change(password, next)).statusCode).toBe(204)
    expect([await browser.isSignedIn(), await other.isSignedIn()]).toEqual([true, false])
    expect((await shop.browser().signIn(email, next)).statusCode).toBe(200)
    await shop.mailed(email, 'password-changed')
  })

  it('is nobody’s to change without a session', async () => {
    const body = { currentPassword: password, newPassword: next }
    expect((await shop.browser().post('/api/cda/me/password', body)).statusCode).toBe(401)
    const { browser } = await shop.customer()
    expect((await browser.post('/api/cda/me/password', body, { 'x-requested-with': '' })).statusCode).toBe(401)
    expect((await browser.post('/api/cda/me/password', body, { origin: 'https://evil.example' })).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  it('ends the session here, and leaves a new visitor', async () => {
    const { email, browser } = await shop.customer()
    const other = shop.browser()
    await other.signIn(email)
    const before = browser.cookies.get('anonymousId')
    const answer = await browser.post('/api/identity/signout', { returnUrl: '/tuotteet' })
    expect(answer.json()).toEqual({ redirectUrl: '/tuotteet' })
    expect(browser.cookies.has('session')).toBe(false)
    expect(browser.cookies.get('anonymousId')).not.toBe(before)
    expect([await browser.isSignedIn(), await other.isSignedIn()]).toEqual([false, true])
  })

  it('everywhere ends all of them, in every process at once', async () => {
    const { email, browser } = await shop.customer()
    const other = shop.browser()
    await other.signIn(email)
    const second = await shop.startServer()
    expect(await other.isSignedIn(second.app)).toBe(true)
    expect((await browser.postForm('/api/identity/signout/everywhere', {})).headers.location).toBe(
      '/kirjaudu-ulos?step=done',
    )
    expect(await other.isSignedIn(second.app)).toBe(false)
    await second.app.close()
  })
})
