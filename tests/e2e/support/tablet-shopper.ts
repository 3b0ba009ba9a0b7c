import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './texts.ts'

export interface Recipient {
  name: string
  address: string
  postalCode: string
  city: string
  /** Local number, Finnish. */
  phone: string
}

export const eeva: Recipient = {
  name: 'Eeva Koski',
  address: 'Kirkkokatu 4 A 7',
  postalCode: '90100',
  city: 'Oulu',
  phone: '50 443 1290',
}
export const otto: Recipient = {
  name: 'Otto Nyman',
  address: 'Storgatan 12',
  postalCode: '20100',
  city: 'Turku',
  phone: '40 123 4567',
}

/** What a visitor does in the designer, in the shop's words. */
export function createTabletShopper(page: Page, say: Say) {
  const main = page.getByRole('main')
  const said = (key: string) => say(`/custom-tablet/${key}`)
  const text = (field: 'frontText' | 'backText' | 'signature'): Locator =>
    main.getByRole('textbox', { name: said(`field/${field}`) })
  // The ways on from the end have a second line.
  const button = (key: string): Locator =>
    main.getByRole('button', { name: said(key), exact: !key.startsWith('done/') })
  return {
    path: '/tuotteet/kaiverrettu-levy/kaiverrettu-levy',
    main,
    text,
    button,
    heading: (key: string) => main.getByRole('heading', { level: 1, name: said(key).replaceAll('*', '') }),
    flavour: (name: string): Locator => main.getByRole('radio', { name }),
    /** As a visitor does: the tick itself is hidden behind its label. */
    chooseFlavour: (name: string): Promise<void> =>
      main
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .click(),
    /** The outlines the designer shows now. */
    drawn: async (side: 'front' | 'back'): Promise<string> =>
      (await main.locator(`.designer__mid svg[data-side="${side}"] path`).getAttribute('d')) ?? '',
    async design(front: string, back: string, signature: string): Promise<void> {
      await text('frontText').fill(front)
      await text('backText').fill(back)
      await text('signature').fill(signature)
    },
    async toRecipient(): Promise<void> {
      await button('continue').click()
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    },
    async address(recipient: Recipient): Promise<void> {
      for (const field of ['name', 'address', 'postalCode', 'city'] as const)
        await main.getByRole('textbox', { name: said(`field/${field}`) }).fill(recipient[field])
      await main.getByRole('combobox', { name: said('field/phoneCountry') }).selectOption('+358')
      const number = main.getByRole('textbox', { name: said('field/phone-number') })
      await number.fill(recipient.phone)
      await number.blur()
    },
    async add(): Promise<void> {
      await button('add').click()
      await expect(button('done/other-recipient')).toBeVisible()
    },
  }
}

/** The outlines in a drawing a page shows by its address. */
export async function drawnPath(page: Page, image: Locator): Promise<string> {
  const address = (await image.getAttribute('src')) ?? ''
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  return / d="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
}
