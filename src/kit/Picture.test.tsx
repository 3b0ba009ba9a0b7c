import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

const image = { url: '/media/products/x.webp', altText: 'Suklaalevy', width: 1200, height: 800 }

describe('Picture', () => {
  it('offers AVIF before WebP and keeps its place by the preset', () => {
    const { container } = render(<Picture image={image} preset="square" sizes="50vw" />)
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
    for (const [index, format] of ['avif', 'webp'].entries()) {
      const offered = sources[index]?.getAttribute('srcset')?.split(', ')
      expect(offered).toContain(`/images/640/${format}/square/products/x.webp 640w`)
      expect(offered).toContain(`/images/1280/${format}/square/products/x.webp 1280w`)
    }
    const img = screen.getByAltText('Suklaalevy')
    expect(img.getAttribute('width')).toBe('640')
    expect(img.getAttribute('height')).toBe('640')
    expect(img.getAttribute('loading')).toBe('lazy')
  })

  it('keeps the place of a preset without a ratio by the original', () => {
    render(<Picture image={image} preset="half" sizes="50vw" />)
    expect(screen.getByAltText('Suklaalevy').getAttribute('height')).toBe('800')
  })

  it('keeps a point in sight where it is cropped', () => {
    const { container } = render(<Picture image={{ ...image, focus: { x: 42, y: 60 } }} preset="square" sizes="50vw" />)
    const img = screen.getByAltText('Suklaalevy')
    expect(img.style.objectPosition).toBe('42% 60%')
    // The server crops by what the address says.
    expect(img.getAttribute('src')).toBe('/images/640/webp/square@42-60/products/x.webp')
    for (const source of container.querySelectorAll('source'))
      expect(source.getAttribute('srcset')).toContain('/square@42-60/products/x.webp 1280w')
  })

  it('fetches the first screen’s picture first', () => {
    render(<Picture image={image} preset="banner" sizes="100vw" priority />)
    const img = screen.getByAltText('Suklaalevy')
    expect(img.getAttribute('loading')).toBe('eager')
    expect(img.getAttribute('fetchpriority')).toBe('high')
  })

  it('puts the phone’s cut before the others', () => {
    const phone = { image: { url: '/media/hero/y.webp', altText: '' }, preset: 'hero-mobile' as const, sizes: '100vw' }
    const { container } = render(<Picture image={image} preset="banner" sizes="100vw" phone={phone} />)
    const first = container.querySelector('source')
    expect(first?.media).toBe('(max-width: 1023px)')
    expect(first?.getAttribute('srcset')).toContain('/hero-mobile/hero/y.webp')
  })

  it('shows foreign pictures and drawings as they are', () => {
    const { container } = render(
      <Picture image={{ url: '/media/logo.svg', altText: '' }} preset="logo" sizes="256px" />,
    )
    expect(container.querySelector('picture')).toBeNull()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/logo.svg')
  })
})
