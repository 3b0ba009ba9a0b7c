import { expect, it } from 'vitest'
import { firstFonts } from './first-fonts.ts'

const names = (theme: string, body: string) =>
  firstFonts(theme, body).map((url) => /([a-z-]+)(?:-[\w-]{8})?\.woff2$/.exec(url)?.[1])

const plain = '<h1 class="kit-mega">Keksit<span class="kit-num">11</span></h1><p>Kauraa <i>ja</i> voita</p>'
const slanted = '<main><h1 class="kit-d1">Suklaata, jonka <i>kuulee</i> murtuvan.</h1></main>'

it.each([
  ['konvehti', plain, ['eb-garamond', 'hanken-grotesk']],
  ['konvehti', slanted, ['eb-garamond', 'hanken-grotesk', 'eb-garamond-italic']],
  ['willja', '', ['eb-garamond', 'hanken-grotesk']],
  ['froosh', slanted, ['hanken-grotesk']],
])('%s with %s preloads %j', (theme, body, files) => expect(names(theme, body)).toEqual(files))
