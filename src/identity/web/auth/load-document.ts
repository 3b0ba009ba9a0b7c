/**
 * After a sign-in or sign-out the visitor gets a new document: everything this one has cached belongs to the previous user.
 * `replaces`: the browser's back button skips this page.
 */
export function loadDocument(url: string, replaces = false): void {
  if (replaces) window.location.replace(url)
  else window.location.assign(url)
}
