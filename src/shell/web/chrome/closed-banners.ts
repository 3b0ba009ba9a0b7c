/** Ids of the banners this visitor has closed: what they asked for, so it is kept without consent. Newest last. */
const key = 'closed-banners'
const mostKept = 20

export function closedBanners(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return [] // no storage, or not ours
  }
}

export function rememberClosed(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...closedBanners().filter((other) => other !== id), id].slice(-mostKept)))
  } catch {
    // Storage full or forbidden: closed for this page view
  }
}
