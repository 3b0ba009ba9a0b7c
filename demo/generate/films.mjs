import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { locateChromium } from '../../tests/support/chromium.ts'

/*
 * Makes the demo's silent films from its still pictures, by a camera that moves over them: `node demo/generate/films.mjs`. They are kept
 * with the pictures; this is run again when one of those changes. The browser that draws them writes no H.264: the MP4 beside each film is
 * made by `ffmpeg -i NAME.webm -c:v libx264 -preset veryslow -crf 25 -pix_fmt yuv420p -movflags +faststart NAME.mp4`.
 */

/*
 * Each shot: a picture below `demo/images`, and what of it is in sight at its beginning and end: its middle in shares of the picture, and
 * how much of its width.
 */
const width = 960
const height = 540
const framesPerSecond = 25
const bitsPerSecond = 560_000

const plans = {
  konvehdit: {
    seconds: 5,
    shots: [
      { picture: 'category/konvehdit', from: { x: 0.36, y: 0.6, width: 0.6 }, to: { x: 0.64, y: 0.42, width: 0.6 } },
    ],
    poster: 'category/konvehdit',
    altText: {
      fi: 'Kamera kulkee konvehtirivien yli',
      sv: 'Kameran går över rader av praliner',
      en: 'The camera passes over rows of pralines',
    },
  },
  kaiverrus: {
    seconds: 5,
    shots: [
      {
        picture: 'category/kaiverrettu-levy',
        from: { x: 0.5, y: 0.5, width: 0.98 },
        to: { x: 0.5, y: 0.56, width: 0.5 },
      },
    ],
    poster: 'category/kaiverrettu-levy',
    altText: {
      fi: 'Kamera lähestyy kaiverrettua levyä',
      sv: 'Kameran närmar sig en graverad chokladkaka',
      en: 'The camera comes close to an engraved tablet',
    },
  },
  levyt: {
    seconds: 6,
    shots: [
      { picture: 'hero/hero-bars', from: { x: 0.7, y: 0.5, width: 0.5 }, to: { x: 0.74, y: 0.46, width: 0.44 } },
      { picture: 'category/suklaalevyt', from: { x: 0.5, y: 0.62, width: 0.7 }, to: { x: 0.5, y: 0.56, width: 0.62 } },
      { picture: 'category/lahjat', from: { x: 0.44, y: 0.52, width: 0.72 }, to: { x: 0.5, y: 0.5, width: 0.66 } },
    ],
    poster: 'category/suklaalevyt',
    altText: {
      fi: 'Suklaalevyjä kääreissään, pino levyjä ja lahjarasioita',
      sv: 'Chokladkakor i sina omslag, en stapel kakor och presentaskar',
      en: 'Bars in their wrappers, a stack of tablets and gift boxes',
    },
  },
}

const images = fileURLToPath(new URL('../images/', import.meta.url))
const library = fileURLToPath(import.meta.resolve('mediabunny')).replace(/dist\/.*/, 'dist/bundles/mediabunny.min.mjs')

const { executablePath, env } = locateChromium()
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: false,
  env: { ...process.env, ...env },
})
try {
  const page = await browser.newPage()
  await page.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' })
    const file = pathname === '/mediabunny.mjs' ? library : join(images, pathname)
    const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'image/webp'
    return route.fulfill({ contentType, body: await readFile(file) })
  })
  await page.goto('http://localhost/')
  await mkdir(join(images, 'films'), { recursive: true })
  const facts = {}
  for (const [name, { seconds, shots, poster, altText }] of Object.entries(plans)) {
    const base64 = await page.evaluate(draw, { seconds, shots, width, height, framesPerSecond, bitsPerSecond })
    const data = Buffer.from(base64, 'base64')
    await writeFile(join(images, 'films', `${name}.webm`), data)
    facts[name] = { width, height, durationMs: seconds * 1_000, poster, altText }
    process.stdout.write(`${name}: ${data.length} bytes\n`)
  }
  await writeFile(join(images, 'films', 'films.json'), `${JSON.stringify(facts, null, 2)}\n`)
} finally {
  await browser.close()
}

/** Runs in the page: draws every picture of the film and encodes it; the file in base64. */
async function draw({ seconds, shots, width, height, framesPerSecond, bitsPerSecond }) {
  const address = '/mediabunny.mjs'
  const media = await import(address)
  const pictures = await Promise.all(
    shots.map(async ({ picture }) => createImageBitmap(await (await fetch(`/${picture}.webp`)).blob())),
  )
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas')
  pen.imageSmoothingQuality = 'high'
  const target = new media.BufferTarget()
  const output = new media.Output({ format: new media.WebMOutputFormat(), target })
  const source = new media.CanvasSource(canvas, { codec: 'vp9', bitrate: bitsPerSecond, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const frames = seconds * framesPerSecond
  const each = frames / shots.length
  /** Pictures give way to each other within so many frames. */
  const fade = 10
  const eased = (share) => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2)
  const show = (index, frame, opacity) => {
    const [shot, bitmap] = [shots[index], pictures[index]]
    if (!shot || !bitmap) return
    const share = Math.min(Math.max((frame - index * each + fade) / (each + 2 * fade), 0), 1)
    const at = shots.length === 1 ? eased(frame / frames) : share
    const between = (from, to) => from + (to - from) * at
    const w = between(shot.from.width, shot.to.width) * bitmap.width
    const h = (w * height) / width
    const x = Math.min(Math.max(between(shot.from.x, shot.to.x) * bitmap.width - w / 2, 0), bitmap.width - w)
    const y = Math.min(Math.max(between(shot.from.y, shot.to.y) * bitmap.height - h / 2, 0), bitmap.height - h)
    pen.globalAlpha = opacity
    pen.drawImage(bitmap, x, y, w, h, 0, 0, width, height)
  }
  for (let frame = 0; frame < frames; frame += 1) {
    const index = Math.min(Math.floor(frame / each), shots.length - 1)
    show(index, frame, 1)
    const left = (index + 1) * each - frame
    if (index + 1 < shots.length && left <= fade) show(index + 1, frame, 1 - left / fade)
    await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
