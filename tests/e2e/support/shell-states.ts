import { skipTime } from './skip-time.ts'
import { expect } from '@playwright/test'
import { phone, type Screen, wide } from './screens.ts'
import { type Shopper, untilAlive } from './shopper.ts'

/** Something of the shell that stands open, or a part of it, in each design. */
export interface ShellState {
  name: string
  show: (shopper: Shopper, design: Design, screen: Screen) => Promise<void>
  /** What only a first visit brings. */
  firstVisit?: boolean
}

export interface Design {
  name: string
  path: string
  /** The states it does not have, on these screens. */
  lacks: Record<string, readonly Screen[]>
}

export const designs: readonly Design[] = [
  { name: 'konvehti', path: '/', lacks: {} },
  { name: 'willja', path: '/willja', lacks: { search: [phone] } },
  { name: 'froosh', path: '/froosh', lacks: { search: [phone, wide], menu: [phone, wide] } },
]

async function openMenu({ page, say }: Shopper, screen: Screen): Promise<void> {
  if (screen === phone) {
    await page.getByRole('button', { name: say('/shell/menu/open'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: say('/shell/menu/open') })).toBeVisible()
  } else {
    const menu = page.getByRole('navigation', { name: say('/shell/header/main-menu') })
    await menu.locator('.shell-menu__link').first().hover()
    await expect(page.locator('.shell-megamenu')).toBeVisible()
  }
}

/** What every design's search finds something for. */
const cocoa: Readonly<Record<string, string>> = { fi: 'kaakao', sv: 'kakao', en: 'cocoa' }

async function openSearch({ page, say }: Shopper, { name }: Design): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('/shell/header/search'), exact: true })
    .click()
  const box = page.getByRole('dialog').getByRole('searchbox')
  await expect(box).toBeFocused()
  const language = (await page.locator('html').getAttribute('lang')) ?? 'fi'
  await box.fill(cocoa[language] ?? '')
  const found = page.getByRole('dialog').getByRole('link')
  await expect(name === 'konvehti' ? found.nth(3) : found.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const question = ({ page }: Shopper) => page.locator('section.consent')

export const shellStates: readonly ShellState[] = [
  { name: 'header', show: (shopper, { path }) => shopper.open(path) },
  {
    name: 'menu',
    async show(shopper, design, screen) {
      await shopper.open(design.path)
      await openMenu(shopper, screen)
    },
  },
  {
    name: 'search',
    async show(shopper, design) {
      await shopper.open(design.path)
      await openSearch(shopper, design)
    },
  },
  {
    name: 'footer',
    async show({ page, open }, { path }) {
      await open(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'cookie question',
    firstVisit: true,
    async show(shopper, { path }) {
      await shopper.open(path)
      await expect(question(shopper)).toBeVisible()
    },
  },
  {
    name: 'cookie choices',
    firstVisit: true,
    async show(shopper, { path }) {
      await shopper.open(path)
      await question(shopper)
        .getByRole('button', { name: shopper.say('/consents/choose') })
        .click()
      await expect(question(shopper).getByRole('switch').first()).toBeVisible()
    },
  },
  {
    name: 'popup',
    firstVisit: true,
    async show(shopper, { path }) {
      const { page, say } = shopper
      await shopper.open(path)
      await question(shopper)
        .getByRole('button', { name: say('/consents/only-necessary') })
        .click()
      await untilAlive(page)
      await skipTime(page, 10_000)
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await expect(page.locator('.content-popup')).toBeVisible()
    },
  },
]

export const shellScreens: readonly Screen[] = [wide, phone]
