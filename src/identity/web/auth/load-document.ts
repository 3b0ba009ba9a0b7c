/**
 * Whoever has signed in or out goes on to a new document: everything that this one has cached belongs to who was. `replaces`: the
 * browser's way back leads past this one.
 */
export function loadDocument(url: string, replaces = false): void {
  if (replaces) window.location.replace(url)
  else window.location.assign(url)
}
