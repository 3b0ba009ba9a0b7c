/**
 * What merchandisers decide about one list, as it stands at a moment. Products are named by code; those that are not in the
 * list change nothing.
 */
export interface ListRules {
  /** By place, from 1; of two for the same place the first has it. */
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
 * group in the order it came in. A place beyond the end is the end. Hidden products are left out.
 */
export function arrange<Item>(items: readonly Item[], codeOf: (item: Item) => string, rules: ListRules): Item[] {
  const { boosted, buried, hidden } = rules
  const places = new Map(rules.pinned.map(({ code, place }) => [code, place]))
  const pinned = new Map<string, Item>()
  const [first, middle, last]: [Item[], Item[], Item[]] = [[], [], []]
  for (const item of items) {
    const code = codeOf(item)
    if (hidden.has(code)) continue
    if (places.has(code)) pinned.set(code, item)
    else (boosted.has(code) ? first : buried.has(code) ? last : middle).push(item)
  }
  const rest = [...first, ...middle, ...last]
  const arranged: Item[] = []
  let next = 0
  for (const { code, place } of rules.pinned) {
    const item = pinned.get(code)
    if (item === undefined) continue
    while (arranged.length < place - 1 && next < rest.length) arranged.push(rest[next++] as Item) // below its length
    arranged.push(item)
  }
  return [...arranged, ...rest.slice(next)]
}
