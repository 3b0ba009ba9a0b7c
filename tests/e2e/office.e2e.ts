import type { Page } from '@playwright/test'
import { queues } from '../../src/app/queues.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { withConnection } from '../../src/platform/database/client.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { createLog } from '../../src/platform/logging.ts'
import { totpCode } from '../../src/staff/server/totp.ts'
import { createOperator } from '../support/operator.ts'
import { addDevice } from './support/authenticator.ts'
import { expectNoViolations } from './support/axe.ts'
import { readMailAbout } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { phone, wide } from './support/screens.ts'
import { shopDatabaseUrl } from './support/shop-database.ts'
import { joinStaff } from './support/staff-member.ts'
import { expect, test } from './support/story.ts'

/* The back office: somebody is invited, sets their second proof, and signs in; a colleague follows. */

const password = 'lakritsi ja hiljainen aamu'

/** A line of the operators’ command line that has the server mail something. */
async function inviteByLine(email: string): Promise<void> {
  const log = createLog({ level: 'silent', name: 'stories' })
  const url = shopDatabaseUrl() ?? ''
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'stories', log })
  const jobs = createSender({ url, queues, log, maxConnections: 1 })
  try {
    const operator = createOperator({ db: database.db, clock: systemClock, jobs: { ...jobs, work: async () => {} } })
    const said = await operator.said(
      'staff',
      'invite',
      email,
      '--name',
      'Tarja Toimi',
      '--roles',
      'Admin',
      '--language',
      'en',
    )
    expect(said).toContain('An invitation goes to')
  } finally {
    await jobs.stop()
    await database.close()
  }
}

async function linkFor(email: string): Promise<string> {
  const { text } = await readMailAbout(email, /Konvehti/)
  const url = /http\S+#invitation=[\w-]{43}/.exec(text)?.[0] ?? ''
  return url.replace('/office#', '/office?language=en#')
}

async function look(page: Page, name: string): Promise<void> {
  await expectNoViolations(page)
  for (const { use } of [phone, wide]) {
    await page.setViewportSize(use.viewport)
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(spill, `${name} at ${use.viewport.width}`).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`${name}-${use.viewport.width}.png`), fullPage: true })
  }
}

test('somebody joins the office, signs in by code and by passkey, proves it again, and invites a colleague', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const email = 'tarja.toimi@konvehti.example'
  await inviteByLine(email)
  await addDevice(page)

  await page.goto(await linkFor(email))
  await expect(page.getByRole('heading', { name: 'Welcome, Tarja' })).toBeVisible()
  // Neither in the history nor in what is sent on.
  expect(page.url()).not.toContain('invitation')
  await look(page, 'join')
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('.staff-secret').textContent()) ?? '').replace(/\s/g, '')
  await look(page, 'factor')
  await page.getByLabel('Six digits from the app').fill(totpCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await page.locator('.staff-recovery code').allTextContents()
  await look(page, 'recovery')
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.getByRole('link', { name: /Tarja Toimi/ }).click()
  await expect(page.getByRole('heading', { name: 'Tarja Toimi', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work phone')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { name: 'Work phone' })).toBeVisible()
  await look(page, 'home')

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible()
  for (const [language, title] of [
    ['fi', 'Kirjaudu toimistoon'],
    ['sv', 'Logga in på kontoret'],
    ['en', 'Sign in to the office'],
  ] as const) {
    await page.goto(`/office?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await look(page, `sign-in-${language}`)
  }
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: /Tarja Toimi/ }).click()
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible()

  // Six minutes later.
  await withConnection(shopDatabaseUrl() ?? '', 'stories', ({ run }) =>
    run(`update session set proved_at = proved_at - interval '6 minutes' where realm = 'staff'`),
  )
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByLabel('E-mail').fill('petra.uusi@konvehti.example')
  await dialog.getByLabel('First name').fill('Petra')
  await dialog.getByLabel('Last name').fill('Uusi')
  await dialog.getByText('Publisher').click()
  await look(page, 'invite')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof).toBeVisible()
  await look(page, 'step-up')
  await proof.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByText('The invitation went to petra.uusi@konvehti.example.')).toBeVisible()
  expect(await linkFor('petra.uusi@konvehti.example')).toMatch(/#invitation=/)
})

test('a refund asks whose proof is old for a code in the same dialog, and is done by Enter after it', async ({
  page,
  shopper,
  otherDevice: office,
}) => {
  await shopper.openCheckoutWith('KV3035', 2)
  await shopper.payWith(cards.authorised)
  const number = await shopper.confirmation()
  await page.close()

  const email = 'raija.raha@konvehti.example'
  const secret = await joinStaff(office, email, 'Raija Raha', 'CustomerService')
  await office.getByRole('link', { name: 'Orders', exact: true }).click()
  await office.getByRole('searchbox').fill(number)
  await office.getByRole('link', { name: number }).click()
  await expect(office.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  // The page was opened by a fresh proof, which has become old meanwhile.
  await withConnection(
    shopDatabaseUrl() ?? '',
    'stories',
    ({ sql }) =>
      sql`update session set proved_at = proved_at - interval '6 minutes'
      where realm = 'staff' and account_id = (select id from account where email = ${email})`,
  )
  await office.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More' }).first().click()
  await dialog.getByLabel(/^Reason/).fill('Broke on the way')
  await dialog.getByRole('button', { name: /^Refund €/ }).click()
  const proof = dialog.getByRole('region', { name: 'Confirm that it is you' })
  const code = proof.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await look(office, 'refund-proof')
  await code.fill('000000')
  await code.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('Broke on the way')
  // Each code counts once, and this minute's was needed to join.
  await code.fill(totpCode(secret, new Date(Date.now() + 30_000)))
  await code.press('Enter')
  await expect(office.getByText(/^Refunded €/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(office.getByText('Broke on the way. Raija Raha')).toBeVisible()
  await readMailAbout(shopper.email, new RegExp(`^Hyvitys tilauksesta ${number}`))
})
