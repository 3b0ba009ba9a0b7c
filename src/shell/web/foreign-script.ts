import type {} from '#src/common/trusted-types.ts'

const ownRules = { createScriptURL: (url: string): string => url }
let made: typeof ownRules | null = null

/** Trusted, because the server gives a service's address and the document's policy names its origin. */
const rules = (): typeof ownRules =>
  (made ??= window.trustedTypes?.createPolicy('konvehti-services', ownRules) ?? ownRules)

const loading = new Map<string, Promise<void>>()

/** Loads the script of a service once for all callers; after a failure the next call tries again. Rejects when loading fails. */
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
