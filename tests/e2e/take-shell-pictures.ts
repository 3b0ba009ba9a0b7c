import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectDirectory } from '../support/places.ts'
import { savePicture } from './support/save-picture.ts'
import { designs, shellScreens, shellStates } from './support/shell-states.ts'
import { test } from './support/story.ts'

/* Takes the pictures of .cache/pictures/shell, to be looked at; no test. See take-pictures.ts. */

const folder = join(projectDirectory, '.cache/pictures/shell')

for (const screen of shellScreens) {
  for (const design of designs) {
    for (const { name, show, firstVisit = false } of shellStates) {
      if (design.lacks[name]?.includes(screen)) continue
      test.describe(`${design.name}, ${screen.name}`, () => {
        test.use({ ...screen.use, pictures: 'real', firstVisit })
        test(name, async ({ page, shopper }) => {
          test.setTimeout(90_000)
          await show(shopper, design, screen)
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(600)
          await mkdir(folder, { recursive: true })
          const file = `${name.replaceAll(' ', '-')}-${design.name}-${screen.use.viewport.width}.webp`
          await savePicture(await page.screenshot(), join(folder, file), 60_000)
        })
      })
    }
  }
}
