interface Branch {
  id: number
  parentId: number | null
  kind: 'page' | 'block'
  name: string
}

/** Pages in the order of the tree with their depth, then the items that stand in no branch. Siblings are given in order. */
export function branchesInOrder(items: readonly Branch[]): { id: number; name: string; depth: number }[] {
  const known = new Set(items.map(({ id }) => id))
  const above = ({ parentId }: Branch): number | null => (parentId !== null && known.has(parentId) ? parentId : null)
  const byParent = Map.groupBy(items, above)
  const below = (parent: Branch, depth: number): { id: number; name: string; depth: number }[] => [
    { id: parent.id, name: parent.name, depth },
    ...(byParent.get(parent.id) ?? []).flatMap((one) => below(one, depth + 1)),
  ]
  const tops = byParent.get(null) ?? []
  const order = [...tops.filter(({ kind }) => kind === 'page'), ...tops.filter(({ kind }) => kind === 'block')]
  return order.flatMap((one) => below(one, 0))
}
