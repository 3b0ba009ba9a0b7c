import { expectNoViolations } from './support/axe.ts'
import { readMailAbout } from './support/mailbox.ts'
import { wide } from './support/screens.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/* The newsletter from the footer to its end, by nothing but the mailbox. */

const linkIn = (text: string, path: string): string => {
  const [url] = new RegExp(`http\\S*/cds/${path}\\?\\S+`).exec(text) ?? []
  if (url === undefined) throw new Error(`The mail leads to no ${path}`)
  return url
}

async function subscribe({ page, open }: Shopper, email: string): Promise<void> {
  await open('/tilausehdot')
  const form = page.getByRole('region', { name: 'Kirje uusista mauista' })
  await form.getByRole('button', { name: 'Tilaa' }).click()
  await expect(form.getByText('Anna sähköposti')).toBeVisible()
  await form.getByLabel('Sähköposti').fill(email)
  await form.getByLabel('Sähköposti').press('Enter')
  await expect(form.getByRole('status')).toContainText(email)
}

test('the footer’s newsletter begins in the mailbox and ends by the link of its mail, without signing in', async ({
  shopper,
  browser,
}) => {
  const email = `kirje-${Date.now()}@posti.example`
  await subscribe(shopper, email)

  // On another device, as mails are read.
  const mailbox = await browser.newPage({ javaScriptEnabled: false, ...wide.use })
  await mailbox.goto(linkIn((await readMailAbout(email, /^Vahvista/)).text, 'subscription'))
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Vahvista tilaus')
  await expect(mailbox.getByText('k•••@posti.example')).toBeVisible()
  await mailbox.getByRole('button', { name: 'Tilaa uutiskirje' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Tervetuloa lukijaksi')

  const stop = linkIn((await readMailAbout(email, /^Tervetuloa/)).text, 'personmarketingrevocation')
  await mailbox.goto(stop)
  await mailbox.getByRole('link', { name: 'Pidä uutiskirje' }).click()
  await expect(mailbox.getByText('Tilattu', { exact: true })).toBeVisible()
  await mailbox.getByRole('link', { name: 'SV' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Din prenumeration')
  await mailbox.getByRole('button', { name: 'Avsluta nyhetsbrevet' }).click()
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Nyhetsbrevet kommer inte längre')
  await mailbox.goto(stop)
  await expect(mailbox.getByText('Ei tilattu')).toBeVisible()
  await mailbox.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form leads on to a page, and back to itself where something is wrong', async ({ page }) => {
    const email = `ilman-${Date.now()}@posti.example`
    await page.goto('/cds/newsletter?result=failed&reason=email&language=fi')
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByRole('button', { name: 'Tilaa uutiskirje' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Katso sähköpostisi')
    await readMailAbout(email, /^Vahvista/)
  })
})

test('each page that mails lead to can be read by everybody', async ({ page, shopper }) => {
  const email = `axe-${Date.now()}@posti.example`
  await subscribe(shopper, email)
  await expectNoViolations(page)
  const confirm = linkIn((await readMailAbout(email, /^Vahvista/)).text, 'subscription')
  await page.goto(confirm)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Tilaa uutiskirje' }).click()
  await expectNoViolations(page)
  const stop = linkIn((await readMailAbout(email, /^Tervetuloa/)).text, 'personmarketingrevocation')
  for (const url of [
    stop,
    stop.replace('personmarketingrevocation', 'email').replace('language=fi', 'language=sv'),
    '/privacy/current?language=en',
    '/cds/newsletter?result=failed&reason=often&language=sv',
    confirm,
  ]) {
    await page.goto(url)
    await expectNoViolations(page)
  }
  await page.goto(stop)
  await page.getByRole('button', { name: 'Lopeta uutiskirje' }).click()
  await expectNoViolations(page)
})
