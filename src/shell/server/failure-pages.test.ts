import { expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import type { PageModel } from '../contract/page-model.ts'
import { createFailurePages } from './failure-pages.ts'

const clock = createTestClock()

function errorPages() {
  let found: PageModel | null | Error = null
  let reads = 0
  const findError = () => {
    reads++
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found)
  }
  return {
    pages: createFailurePages({ pages: { findError }, clock }),
    become: (name: string | null | Error) => {
      found = typeof name === 'string' ? ({ name } as PageModel) : name // no more of it is looked at
    },
    reads: () => reads,
  }
}

it('is looked for until the site has one, and fails as the reading does', async () => {
  const { pages, become } = errorPages()
  expect(await pages.find('fi')).toBe(null)
  become(new Error('away'))
  await expect(pages.find('fi')).rejects.toThrow('away')
  become('Oho')
  expect(await pages.find('fi')).toMatchObject({ name: 'Oho' })
})

it('is shown at once when it is old, and looked up again beside it, a minute later at the earliest', async () => {
  const { pages, become, reads } = errorPages()
  become('Oho')
  await pages.find('fi')
  become(new Error('away'))
  clock.advance(60_001)
  expect(await pages.find('fi')).toMatchObject({ name: 'Oho' })
  await expect.poll(reads).toBe(2)
  expect(await pages.find('fi')).toMatchObject({ name: 'Oho' })
  expect(reads()).toBe(2)
  become('Hups')
  clock.advance(60_001)
  expect(await pages.find('fi')).toMatchObject({ name: 'Oho' })
  await expect.poll(() => pages.find('fi')).toMatchObject({ name: 'Hups' })
  become(null)
  clock.advance(60_001)
  await pages.find('fi')
  expect(await pages.find('fi')).toMatchObject({ name: 'Hups' })
})
