const most = 8
let recent: readonly number[] = []

/** Ids of the items that were open since the editor was loaded, the newest first. */
export const recentPages = (): readonly number[] => recent

export function keepRecent(id: number): void {
  recent = [id, ...recent.filter((one) => one !== id)].slice(0, most)
}
