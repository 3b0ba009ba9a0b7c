import { describe, expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('the address a request is routed by', () => {
  it.each<[string, string | undefined, string]>([
    ['/%ff', browser, '/!'],
    ['/%00', browser, '/!'],
    ['/%E0%A4%A', '*/*', '/!'],
    ['/sv/%E0%A4%A', undefined, '/sv/!'],
    ['/%', browser, '/!'],
    ['/sv/%ff?a=b', browser, '/sv/!'],
    ['/en/%c0%ae%c0%ae/x', browser, '/en/!'],
    ['/svt/%ff', browser, '/!'],
    ['/search?q=lak%00ritsi&page=2', browser, '/search?q=lakritsi&page=2'],
    ['/en/search?%00q=%00', browser, '/en/search?q='],
    // Readable, or nobody's to read.
    ['/', browser, '/'],
    ['/tuotteet/p%C3%A4%C3%A4', browser, '/tuotteet/p%C3%A4%C3%A4'],
    ['/tuotteet?q=%ff', browser, '/tuotteet?q=%ff'],
    // A machine's.
    ['/%ff', 'application/json', '/%ff'],
    ['/api/%ff', browser, '/api/%ff'],
    ['/api/search/products?q=%00', browser, '/api/search/products?q=%00'],
    ['/search?q=%00', 'application/json', '/search?q=%00'],
    ['/media/%00.webp', browser, '/media/%00.webp'],
  ])('%s for %s is %s', (url, accept, routed) => expect(readableUrl(url, accept)).toBe(routed))
})
