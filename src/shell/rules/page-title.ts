/** Returns a title that names the site once, so that a tab or a list of hits shows which site it is. */
export function pageTitle(own: string, siteTitle: string): string {
  if (own === '') return siteTitle
  return ` ${own} `.includes(` ${siteTitle} `) ? own : `${own} · ${siteTitle}`
}
