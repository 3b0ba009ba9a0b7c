import { languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { designs, shellScreens, shellStates } from './support/shell-states.ts'
import { test } from './support/story.ts'

// axe does not look into pictures.
test.use({ pictures: 'blank' })

const everyLook = designs.flatMap((design) =>
  languages.flatMap((language) => shellScreens.map((screen) => ({ design, language, screen }))),
)

/** Each state in one look, and each look's design, language and width with some state; all of them in the full tier. */
function looksOf(index: number, state: string) {
  const looks = everyLook.filter(({ design, screen }) => !design.lacks[state]?.includes(screen))
  return isFullTier ? looks : looks.filter((_, number) => number === (index * 5) % looks.length)
}

for (const [index, { name, show, firstVisit = false }] of shellStates.entries()) {
  for (const { design, language, screen } of looksOf(index, name)) {
    test.describe(`${design.name}, ${language}, ${screen.name}`, () => {
      test.use({ ...screen.use, shopLanguage: language, firstVisit })
      test(`${name}: axe finds nothing`, async ({ page, shopper }) => {
        await show(shopper, design, screen)
        await expectNoViolations(page)
      })
    })
  }
}
