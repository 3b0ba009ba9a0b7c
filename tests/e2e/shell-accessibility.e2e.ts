import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier, isInTurn } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { phone, wide } from './support/screens.ts'
import { designs, shellScreens, shellStates } from './support/shell-states.ts'
import { test } from './support/story.ts'
import { expectTextApart } from './support/text-apart.ts'

// axe does not look into pictures.
test.use({ pictures: 'blank' })

const everyLook = designs.flatMap((design) =>
  languages.flatMap((language) => shellScreens.map((screen) => ({ design, language, screen }))),
)

/** The one look of each state in the shorter tier: every design, language and width, and most pairs of them. */
const cut: Readonly<Record<string, readonly [design: string, Language, typeof wide]>> = {
  header: ['willja', 'en', phone],
  menu: ['konvehti', 'sv', wide],
  search: ['konvehti', 'fi', phone],
  footer: ['froosh', 'sv', phone],
  'cookie question': ['konvehti', 'en', wide],
  'cookie choices': ['willja', 'fi', phone],
  popup: ['froosh', 'fi', wide],
}

function looksOf(state: string) {
  const looks = everyLook.filter(({ design, screen }) => !design.lacks[state]?.includes(screen))
  if (isFullTier) return looks
  const own = looks.filter(({ design, language, screen }) =>
    [design.name, language, screen].every((part, at) => part === cut[state]?.[at]),
  )
  if (own.length !== 1) throw new Error(`The state ${state} has no look in the shorter tier`)
  return own
}

for (const [index, { name, show, firstVisit = false }] of shellStates.entries()) {
  if (!isInTurn(index)) continue
  for (const { design, language, screen } of looksOf(name)) {
    test.describe(`${design.name}, ${language}, ${screen.name}`, () => {
      test.use({ ...screen.use, shopLanguage: language, firstVisit })
      test(`${name}: axe finds nothing`, async ({ page, shopper }) => {
        await show(shopper, design, screen)
        await expectNoViolations(page)
        await test.step('words stand apart', () => expectTextApart(page))
      })
    })
  }
}
