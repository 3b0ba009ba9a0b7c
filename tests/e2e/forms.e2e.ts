import { expectNoViolations } from './support/axe.ts'
import { readMailAbout } from './support/mailbox.ts'
import { expect, test } from './support/story.ts'

/* Forms of pages, from what is wrong to the thanks and the mailbox. */

const newEmail = (): string => `lomake-${Date.now()}-${Math.floor(Math.random() * 1e6)}@posti.example`

test('the contact form says what is wrong, keeps what was typed, and thanks in its place', async ({ shopper }) => {
  const { page, open } = shopper
  const email = newEmail()
  await open('/asiakaspalvelu')
  const form = page.getByRole('form', { name: 'Yhteydenotto' })
  await form.getByLabel('Viesti').fill('Pinta oli harmaa')
  await form.getByLabel('Sähköposti').fill('aino')
  await form.getByRole('button', { name: 'Lähetä viesti' }).click()
  await expect(form.getByRole('alert')).toContainText('Mitään ei ole vielä lähetetty')
  await expect(form.getByLabel('Nimi')).toBeFocused()
  await expect(form.getByText('Tarkista sähköpostiosoite')).toBeVisible()
  await expect(form.getByText('Pakollinen tieto')).toHaveCount(3)
  await expectNoViolations(page)

  await form.getByLabel('Nimi').fill('Aino Virta')
  await form.getByLabel('Sähköposti').fill(email)
  await form.getByLabel('Mistä on kyse?').selectOption('Tuote')
  await form.getByText('Tietojani saa käyttää').click()
  await form.getByLabel('Kuva tai kuitti').setInputFiles({
    name: 'kuitti.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nkuitti\n%%EOF\n'),
  })
  await form.getByRole('button', { name: 'Lähetä viesti' }).click()
  const thanks = page.getByRole('heading', { name: 'Kiitos, viesti on perillä' })
  await expect(thanks).toBeFocused({ timeout: 15_000 })
  const events = await page.evaluate(() =>
    JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []),
  )
  // Nobody has agreed to be counted.
  expect(events).not.toContain('form_success')
  expect((await readMailAbout(email, /perillä/)).text).not.toContain('harmaa')
})

test('a campaign’s entry counts when the mailbox has said so', async ({ shopper, browser }) => {
  const { page, open } = shopper
  const email = newEmail()
  await open('/joulu/arvonta')
  const form = page.getByRole('form', { name: 'Jouluarvonta' })
  await form.getByLabel('Nimi').fill('Aino')
  await form.getByLabel('Sähköposti', { exact: true }).fill(email)
  await form.getByText('Aaton', { exact: true }).click()
  await form.getByText('Olen 18 vuotta täyttänyt').click()
  await form.getByRole('button', { name: 'Osallistu arvontaan' }).click()
  await expect(page.getByRole('heading', { name: 'Vielä yksi asia' })).toBeFocused({ timeout: 15_000 })

  const mail = await readMailAbout(email, /^Vahvista osallistumisesi/)
  const [url = ''] = /http\S*\/kiitos\?identifier=\S+/.exec(mail.text) ?? []
  const mailbox = await browser.newPage()
  const confirmed = mailbox.waitForResponse(/\/api\/thankyoupage/)
  await mailbox.goto(url)
  expect((await confirmed).status()).toBe(200)
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Kiitos innosta')
  // Nobody's identifier: the page is the same.
  const unknown = mailbox.waitForResponse(/\/api\/thankyoupage/)
  await mailbox.goto('/kiitos?identifier=x')
  expect((await unknown).status()).toBe(404)
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Kiitos innosta')
  await mailbox.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a form is answered on its own page, looked at once more, and sent', async ({ page }) => {
    const email = newEmail()
    await page.goto('/sv/foretagsgavor')
    const form = page.getByRole('form', { name: 'Yrityslahjan tarjouspyyntö' })
    await form.getByLabel('Namn').fill('Aino')
    await form.getByLabel('Företag').fill('Virta Ab')
    await form.getByLabel('E-post', { exact: true }).fill(email)
    await form.getByText('50–199').click()
    await form.getByText('Mina uppgifter får användas').click()
    await form.getByRole('button', { name: 'Skicka begäran' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('En gåva')
    await expect(form.getByText('Kontrollera uppgifterna en gång till och skicka.')).toBeVisible()
    await expect(form.getByLabel('Företag')).toHaveValue('Virta Ab')
    await expect(form.getByLabel('50–199')).toBeChecked()
    await page.waitForTimeout(3_200) // as long as looking at it takes
    await form.getByRole('button', { name: 'Skicka begäran' }).click()
    await expect(page.getByRole('heading', { name: 'Tack, vi har fått din begäran' })).toBeVisible()
    await readMailAbout(email, /kommit fram/)
  })
})
