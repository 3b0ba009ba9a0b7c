import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../../src')

/** The specification's, in pixels: 480, 768 and 1024 for the layout, sm to 2xl for pictures (its xs is 0). */
const specified = { mobile: 480, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
/** Where a wide layout is still narrow: between 1024 and this, beside the specified ones and never instead of one. */
const narrowDesktop = 1200
/** Where the checkout's bar has no room for every word on a small phone. */
const smallPhones = [360, 400]
/** Where the page editor's bar has room for all its words. */
const editorBar = 1440

it('layouts and pictures change at these widths only', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.(css|tsx?)$/.test(name),
  )
  const queries = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([, side, width]) => ({
      name,
      side,
      width: Number(width),
    })),
  )
  expect(queries.length).toBeGreaterThan(50)
  const allowed = [...smallPhones, ...Object.values(specified), narrowDesktop, editorBar]
  // The first pixel of the next range is the last of this one
  const isAllowed = ({ side, width }: (typeof queries)[number]) => allowed.includes(side === 'min' ? width : width + 1)
  expect(queries.filter((query) => !isAllowed(query))).toEqual([])
})
