import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'
import { storiesFor } from '../support/changed-files.ts'
import { storiesOf } from '../e2e/support/stories-of.ts'
import { isFullTier, isInTurn, turnOf } from '../support/tier.ts'

const stories = readdirSync(join(projectDirectory, 'tests/e2e')).flatMap(
  (name) => /^(.+)\.e2e\.ts$/.exec(name)?.[1] ?? [],
)

describe('the stories that a change asks for', () => {
  it('are named for every domain, and are there', () => {
    const domains = readdirSync(join(projectDirectory, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(Object.keys(storiesOf).toSorted()).toEqual(domains.toSorted())
    expect(
      Object.values(storiesOf)
        .flat()
        .filter((name) => !stories.includes(name)),
    ).toEqual([])
  })

  it('are those of its domains, and the stories it changes', () => {
    expect(storiesFor(['src/cart/server/cart.service.ts', 'tests/e2e/fonts.e2e.ts', 'README.md'])).toEqual([
      'cart',
      'fonts',
    ])
    expect(storiesFor(['src/cart/server/cart.service.test.ts', 'src/cart/README.md'])).toEqual([])
  })
})

describe('the turns of axe', () => {
  it.skipIf(isFullTier)('leave no state out, and give each one turn; a run without a turn looks at all', () => {
    const turns = ['0', '1', '2', '3', '4', '5']
    for (const index of [0, 1, 2, 3, 52]) {
      expect(turns.filter((turn) => isInTurn(index, { turn }))).toHaveLength(1)
      expect(turns.filter((turn) => isInTurn(index, { turn, share: 3 }))).toHaveLength(2)
      expect(isInTurn(index, { turn: '' })).toBe(true)
    }
  })

  it('go by the commit', () => {
    expect(['1f3add9c', '574bc217', '00000002'].map(turnOf)).toEqual([0x1f3add9c % 6, 0x574bc217 % 6, 2])
  })
})
