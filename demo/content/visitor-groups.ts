import type { VisitorRule } from '#src/content/contract/visitor-group.ts'

/** Who sees something else on the demo site. */
export const visitorGroups: readonly { key: string; name: string; rule: VisitorRule }[] = [
  { key: 'letter', name: 'Tuli joulukirjeestä', rule: { campaigns: ['joulukirje'] } },
]
