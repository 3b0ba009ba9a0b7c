/** Where a page lives: its parent's path and its slug. The root has the empty slug and the path `/`. */
export function childPath(parentPath: string | null, slug: string): string {
  if (parentPath === null) return slug === '' ? '/' : `/${slug}`
  return parentPath === '/' ? `/${slug}` : `${parentPath}/${slug}`
}
