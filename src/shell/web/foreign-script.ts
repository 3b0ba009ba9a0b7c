import type {} from '#src/common/trusted-types.ts'

const ownRules = { createScriptURL: (url: string): string => url }
let made: typeof ownRules | null = null

/** A service's address is the server's word, and its origin stands in the document's policy. */
const rules = (): typeof ownRules =>
  (made ??= window.trustedTypes?.createPolicy('konvehti-services', ownRules) ?? ownRules)

const loading = new Map<string, Promise<void>>()

/** The script of a service, once for all who ask; one that failed is asked for again the next time. Rejects when it does not come. */
export function loadForeignScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const asked = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = rules().createScriptURL(url)
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => {
      loading.delete(url)
      element.remove()
      reject(new Error(`The script of a service did not come: ${url}`))
    }
    document.head.append(element)
  })
  loading.set(url, asked)
  return asked
}
