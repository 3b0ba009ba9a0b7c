/**
 * What merchandisers decide about one list, as it stands at a moment. Products are named by code; those that are not in the
 * list change nothing.
 */
export interface ListRules {
  /** Products with their places, counted from 1; if two claim a place, the first gets it. */
  pinned: readonly { code: string; place: number }[]
  /** Ahead of the others, behind what is pinned. */
  boosted: ReadonlySet<string>
  /** Behind the others. */
  buried: ReadonlySet<string>
  /** Not in the list at all, whatever its order. */
  hidden: ReadonlySet<string>
}

/**
 * The standard order of a list under its rules: pinned products at their places, then the boosted, the rest, the buried, each
 * group in the order it came in. A place beyond the end is the end. Hidden products are left out. `itemOf`: null for a code
 * that is not known. Rules name few of many items, so items are looked up by themselves and codes only once.
 */
export function arrange<Item>(
  items: Iterable<Item>,
  itemOf: (code: string) => Item | null,
  { pinned, boosted, buried, hidden }: ListRules,
): Item[] {
  const groups = {
    first: [] as Item[],
    rest: [] as Item[],
    last: [] as Item[],
    pinned: [] as Item[],
    hidden: [] as Item[],
  }
  const groupOf = new Map<Item, keyof typeof groups>()
  const assign = (codes: Iterable<string>, group: keyof typeof groups): void => {
    for (const code of codes) {
      const item = itemOf(code)
      if (item !== null) groupOf.set(item, group)
    }
  }
  // What is said later counts more.
  assign(buried, 'last')
  assign(boosted, 'first')
  assign(
    pinned.map(({ code }) => code),
    'pinned',
  )
  assign(hidden, 'hidden')
  for (const item of items) groups[groupOf.get(item) ?? 'rest'].push(item)
  const isPinned = new Set(groups.pinned)
  const others = groups.first.concat(groups.rest, groups.last)
  const arranged: Item[] = []
  let next = 0
  for (const { code, place } of pinned) {
    const item = itemOf(code)
    if (item === null || !isPinned.has(item)) continue
    while (arranged.length < place - 1 && next < others.length) arranged.push(others[next++] as Item) // below its length
    arranged.push(item)
  }
  return arranged.concat(others.slice(next))
}
