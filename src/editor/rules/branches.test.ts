import { expect, test } from 'vitest'
import { branchesInOrder } from './branches.ts'

const item = (id: number, parentId: number | null, kind: 'page' | 'block' = 'page') => ({
  id,
  parentId,
  kind,
  name: `n${id}`,
})

test('branches stand in the order of the tree, what has no branch behind them, and a page whose parent is gone is not lost', () => {
  const items = [item(1, null), item(9, null, 'block'), item(3, 1), item(2, 1), item(4, 2), item(8, 77)]
  expect(branchesInOrder(items).map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [3, 1],
    [2, 1],
    [4, 2],
    [8, 0],
    [9, 0],
  ])
})
