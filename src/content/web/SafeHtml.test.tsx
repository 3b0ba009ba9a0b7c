import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { NavigationActionsContext } from '#src/shell/web/navigation/document-loads.ts'
import { SafeHtml } from './SafeHtml.tsx'
import { inPage } from './testing/in-page.tsx'

function show(html: string) {
  const prefetch = vi.fn()
  const { router, ui } = inPage(
    <NavigationActionsContext value={{ prefetch }}>
      <SafeHtml html={html} />
    </NavigationActionsContext>,
  )
  render(ui)
  return { router, prefetch }
}

/** Clicks without letting the browser leave; true when the site took the click over. */
function click(options: MouseEventInit = {}): boolean {
  const stop = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', stop, { once: true })
  let taken = false
  document.body.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true })
  fireEvent.click(screen.getByRole('link').firstElementChild ?? screen.getByRole('link'), options)
  return taken
}

describe('links in editor text', () => {
  test('an internal link is followed without a reload, also from inside it', () => {
    const { router } = show('<p>Lue <a href="/tarina?sivu=2"><strong>tarina</strong></a></p>')
    expect(click()).toBe(true)
    expect(router.state.location.pathname + router.state.location.search).toBe('/tarina?sivu=2')
  })

  test.each([
    ['another site', '<a href="https://example.com/">x</a>', {}],
    ['protocol-relative', '<a href="//example.com/">x</a>', {}],
    ['own window', '<a href="/tarina" target="_blank">x</a>', {}],
    ['an anchor on the page', '<a href="#alku">x</a>', {}],
    ['mail', '<a href="mailto:apua@example.com">x</a>', {}],
    ['a file of the API', '<a href="/api/feeds/1/fi">x</a>', {}],
    ['the checkout', '<a href="/kassa">x</a>', {}],
    ['with a modifier', '<a href="/tarina">x</a>', { ctrlKey: true }],
  ])('left to the browser: %s', (_name, html, options) => {
    const { router } = show(html)
    expect(click(options)).toBe(false)
    expect(router.state.location.pathname).toBe('/')
  })

  test('files of the listed extensions open in a new tab', () => {
    show('<a href="/media/ainekset.pdf">x</a>')
    expect(click()).toBe(false)
    expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe('_blank')
    expect(screen.getByRole<HTMLAnchorElement>('link').rel).toBe('noopener noreferrer')
  })

  test('pointing at an internal link warms its page', () => {
    const { prefetch } = show('<a href="/tarina">x</a>')
    fireEvent.mouseOver(screen.getByRole('link'))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/tarina')
  })

  test('nothing is shown for an empty text', () => {
    show(' \n')
    expect(document.querySelector('.kit-prose')).toBeNull()
  })
})
