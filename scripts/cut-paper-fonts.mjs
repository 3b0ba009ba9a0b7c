import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/*
 * Makes the fonts of receipts and other papers, from the font packages: files of one weight each, for what cuts them once more
 * when a paper is written does not read variable ones. Latin letters whole, since names have all of them; the serif has Greek and
 * Cyrillic too, and serves those in every face. Run it after a package changes, and commit what it writes:
 *
 *   node scripts/cut-paper-fonts.mjs
 */

const project = join(import.meta.dirname, '..')
const target = join(project, 'src/platform/pdf/fonts')

const latin = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x304],
  [0x1e00, 0x1eff],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
]
const others = [
  [0x370, 0x3ff],
  [0x400, 0x52f],
]
const letters = (ranges) =>
  ranges
    .map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)))
    .join('')

const fonts = [
  { from: 'hanken-grotesk/400Regular/HankenGrotesk_400Regular', to: 'hanken-grotesk', ranges: latin },
  { from: 'hanken-grotesk/700Bold/HankenGrotesk_700Bold', to: 'hanken-grotesk-bold', ranges: latin },
  { from: 'eb-garamond/400Regular/EBGaramond_400Regular', to: 'eb-garamond', ranges: [...latin, ...others] },
]

for (const { from, to, ranges } of fonts) {
  const whole = await readFile(join(project, `node_modules/@expo-google-fonts/${from}.ttf`))
  const made = await subsetFont(whole, letters(ranges), {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'locl'],
  })
  await writeFile(join(target, `${to}.ttf`), made)
  console.log(`${to}.ttf  ${(whole.length / 1000).toFixed(1)} kB → ${(made.length / 1000).toFixed(1)} kB`)
}
