import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier, isInTurn } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { phone, type Screen, wide } from './support/screens.ts'
import { shopStates } from './support/shop-states.ts'
import { test } from './support/story.ts'
import { expectTextApart } from './support/text-apart.ts'

// axe does not look into pictures.
test.use({ pictures: 'blank' })

interface Look {
  language: Language
  screen: Screen
}

const everyLook: readonly Look[] = languages.flatMap((language) =>
  [wide, phone].map((screen) => ({ language, screen })),
)

/** In the order in which the states take one each. */
const rotation: readonly Look[] = [
  { language: 'fi', screen: wide },
  { language: 'sv', screen: phone },
  { language: 'en', screen: wide },
  { language: 'fi', screen: phone },
  { language: 'sv', screen: wide },
  { language: 'en', screen: phone },
]

/** One each, in the shorter tier; the shell's states have looks of their own in each theme. */
const landings: readonly { path: string; look: Look }[] = [
  { path: '/joulu', look: { language: 'fi', screen: wide } },
  { path: '/willja', look: { language: 'sv', screen: phone } },
  { path: '/froosh', look: { language: 'en', screen: wide } },
]

for (const [index, state] of shopStates.entries()) {
  if (!isInTurn(index)) continue
  const looks = isFullTier ? everyLook : [rotation[index % rotation.length] ?? everyLook[0]].filter((look) => !!look)
  const fitting = looks.map((look) => (state.phoneOnly ? { ...look, screen: phone } : look))
  for (const { language, screen } of new Map(
    fitting.map((look) => [look.language + look.screen.name, look]),
  ).values()) {
    test.describe(`${language}, ${screen.name}`, () => {
      test.use({ ...screen.use, shopLanguage: language })
      test(`${state.name}: axe finds nothing`, async ({ page, shopper }) => {
        await state.show(shopper)
        await expectNoViolations(page)
        await test.step('words stand apart', () => expectTextApart(page))
      })
    })
  }
}

for (const [index, { path, look }] of landings.entries()) {
  if (!isInTurn(index)) continue
  for (const { language, screen } of isFullTier ? everyLook : [look]) {
    test.describe(`${language}, ${screen.name}`, () => {
      test.use({ ...screen.use, shopLanguage: language })
      test(`landing page ${path}: axe finds nothing`, async ({ page, shopper }) => {
        await shopper.open(path)
        await expectNoViolations(page)
        await test.step('words stand apart', () => expectTextApart(page))
      })
    })
  }
}
