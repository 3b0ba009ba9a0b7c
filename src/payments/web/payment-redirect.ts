/** The page outside the shop where a payment continues, in the provider's format: `{ type: 'redirect', method, url, data }`. */
export interface PaymentRedirect {
  url: string
  method: 'GET' | 'POST'
  data: Record<string, string>
}

/** Null for anything but a redirect to a web address. */
export function readRedirect(action: Record<string, unknown> | undefined): PaymentRedirect | null {
  if (action?.['type'] !== 'redirect' || typeof action['url'] !== 'string') return null
  const { url, method, data } = action
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return null
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return {
    url,
    method: method === 'POST' ? 'POST' : 'GET',
    data: Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  }
}

/** Leaves the page for the issuer's. */
export function followRedirect({ url, method, data }: PaymentRedirect): void {
  if (method === 'GET') {
    window.location.assign(url)
    return
  }
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = url
  for (const [name, value] of Object.entries(data)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
