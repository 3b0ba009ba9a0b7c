import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * Makes the fonts that every first screen waits for, from the font packages: the letters of Finnish, Swedish and English
 * and the marks of their texts, the weights in use and the features the style sheets ask for. Each must stay below 13.5 kB: what
 * comes with its headers in ten packets needs no second round trip on a new connection. Run it after one of them changes, and commit what it writes:
 *
 *   node scripts/subset-fonts.mjs
 *
 * Other letters, à and š among them, come from the packages' own files. Keep `unicode-range` in src/kit/styles/fonts.css in step.
 */

const project = join(import.meta.dirname, '..')
const target = join(project, 'src/kit/fonts')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÉabcdefghijklmnopqrstuvwxyzåäöéíü0123456789'
// Recipes have them: alone, because the first screen's faces have no room for more.
const fractions = '¼½¾'
const marks = ` !"%&'()*+,-./:;?@\u00A0\u00AD©°·×\u2011–’“”•…\u202F€→−`

const keepFeatures = ['kern', 'liga', 'lnum', 'onum', 'pnum', 'tnum', 'mark', 'ccmp', 'locl', 'calt']

const weights = { min: 400, max: 900 }

const fonts = [
  // Two files of one weight each: the first screen waits for the one its headings are set in.
  { from: 'eb-garamond/files/eb-garamond-latin-wght-normal', to: 'eb-garamond', wght: 400 },
  { from: 'eb-garamond/files/eb-garamond-latin-wght-normal', to: 'eb-garamond-medium', wght: 500 },
  { from: 'eb-garamond/files/eb-garamond-latin-wght-italic', to: 'eb-garamond-italic', wght: 400 },
  { from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal', to: 'hanken-grotesk', wght: weights },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    to: 'hanken-grotesk-fractions',
    wght: weights,
    of: fractions,
  },
]

for (const { from, to, wght, of = letters + marks } of fonts) {
  const whole = await readFile(join(project, `node_modules/@fontsource-variable/${from}.woff2`))
  const made = await subsetFont(whole, of, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
  await writeFile(join(target, `${to}.woff2`), made)
  console.log(`${to}.woff2  ${(whole.length / 1000).toFixed(1)} kB → ${(made.length / 1000).toFixed(1)} kB`)
}
