import type { LunchItem } from '../contract/location-page.ts'

/** Parses the JSON string `lunchLists`; an invalid string gives no items (decisions, 0.20). */
export function parseLunchLists(json: string): LunchItem[] {
  try {
    const parsed: unknown = JSON.parse(json)
    return Array.isArray(parsed) ? parsed.filter(isItem) : []
  } catch {
    return []
  }
}

function isItem(value: unknown): value is LunchItem {
  if (typeof value !== 'object' || value === null) return false
  const { Id, Title, MainBody } = value as Partial<Record<keyof LunchItem, unknown>> // looked at here
  return typeof Id === 'string' && typeof Title === 'string' && typeof MainBody === 'string'
}
