import { expect, it } from 'vitest'
import { firstFonts } from './first-fonts.ts'

const names = (theme: string) => firstFonts(theme).map((url) => /([a-z-]+)(?:-[\w-]{8})?\.woff2$/.exec(url)?.[1])

it.each([
  ['konvehti', ['eb-garamond', 'hanken-grotesk']],
  ['willja', ['eb-garamond', 'hanken-grotesk']],
  ['froosh', ['hanken-grotesk']],
])('%s preloads %j', (theme, files) => expect(names(theme)).toEqual(files))
