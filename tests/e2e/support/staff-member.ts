import { expect, type Page } from '@playwright/test'
import { queues } from '../../../src/app/queues.ts'
import type { StaffRole } from '../../../src/common/permissions.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { createSender } from '../../../src/platform/jobs/jobs.ts'
import { createLog } from '../../../src/platform/logging.ts'
import { totpCode } from '../../../src/staff/server/totp.ts'
import { createOperator } from '../../support/operator.ts'
import { readMailAbout } from './mailbox.ts'
import { shopDatabaseUrl } from './shop-database.ts'

const password = 'lakritsi ja hiljainen aamu'

/**
 * Invites an employee by the operators' line, and lets them set their proofs: the page is signed in afterwards. Returns the secret
 * of their authenticator.
 */
export async function joinStaff(page: Page, email: string, name: string, role: StaffRole): Promise<string> {
  const log = createLog({ level: 'silent', name: 'stories' })
  const url = shopDatabaseUrl() ?? ''
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'stories', log })
  const jobs = createSender({ url, queues, log, maxConnections: 1 })
  try {
    const operator = createOperator({ db: database.db, clock: systemClock, jobs: { ...jobs, work: async () => {} } })
    await operator.said('staff', 'invite', email, '--name', name, '--roles', role, '--language', 'en')
  } finally {
    await jobs.stop()
    await database.close()
  }
  const { text } = await readMailAbout(email, /Konvehti/)
  const link = /http\S+#invitation=[\w-]{43}/.exec(text)?.[0] ?? ''
  await page.goto(link.replace('/office#', '/office?language=en#'))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('.staff-secret').textContent()) ?? '').replace(/\s/g, '')
  await page.getByLabel('Six digits from the app').fill(totpCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible()
  return secret
}
