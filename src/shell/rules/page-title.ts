/** A title names the site once, so that a tab or a hit list tells whose page it is. */
export function pageTitle(own: string, siteTitle: string): string {
  if (own === '') return siteTitle
  return ` ${own} `.includes(` ${siteTitle} `) ? own : `${own} · ${siteTitle}`
}
