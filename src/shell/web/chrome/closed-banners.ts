/** Ids of the banners this visitor has closed: what they asked for, so it is kept without consent. Newest last. */
const key = 'closed-banners'
const mostKept = 20

function closedBanners(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return [] // no storage, or not ours
  }
}

/** Where nothing can be stored it stays closed for this page view. */
const closedNow = new Set<string>()
const listeners = new Set<() => void>()

export function closeBanner(id: string): void {
  closedNow.add(id)
  try {
    localStorage.setItem(key, JSON.stringify([...closedBanners().filter((other) => other !== id), id].slice(-mostKept)))
  } catch {
    // Storage full or forbidden
  }
  listeners.forEach((listener) => listener())
}

export const isClosed = (id: string): boolean => closedNow.has(id) || closedBanners().includes(id)

export const onBannerClosed = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
