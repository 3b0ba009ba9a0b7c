import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BlockPlaceContext } from '../../web/block-place.ts'
import { samplePage } from '../../web/gallery/sample-page.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { imageWithCtaBlockSample, willjaHalfSample } from './image-with-cta.block.ts'
import { ImageWithCtaBlock } from './ImageWithCtaBlock.tsx'

type Fields = Parameters<typeof ImageWithCtaBlock>[0]['block']

function show(block: Fields, theme: '' | 'willja' = '', place = { first: false, nested: false }) {
  const around = (
    <BlockPlaceContext value={place}>
      <ImageWithCtaBlock block={block} />
    </BlockPlaceContext>
  )
  return render(inPage(around, { page: samplePage({ layoutTheme: theme }) }).ui).container
}

const nothing: Fields = {
  ...imageWithCtaBlockSample,
  heading: '',
  body: '',
  note: '',
  image: null,
  ctaLabel: '',
  ctaUrl: '',
  ctaLabelSecondary: '',
  ctaUrlSecondary: '',
}

describe('image with call to action', () => {
  test('an offer has a button and a link', () => {
    const container = show(imageWithCtaBlockSample)
    expect(screen.getByRole('link', { name: 'Katso levyä' }).className).toContain('kit-btn--primary')
    expect(screen.getByRole('link', { name: 'Näin teksti kaiverretaan' }).className).toContain('go')
    expect(container.querySelector('.split__pic--quarter')).not.toBeNull()
  })

  test('the wordmark stands for the heading, which is still read', () => {
    const container = show(willjaHalfSample, '', { first: false, nested: true })
    expect(screen.getByRole('heading', { level: 2, name: 'willja' })).toBeTruthy()
    expect(container.querySelector('section')?.dataset['theme']).toBe('willja')
    expect(container.querySelectorAll('.split__pic--pair img')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Astu metsään' }).className).toContain('go')
  })

  test('a quotation hangs its mark and has no button', () => {
    const container = show({
      ...imageWithCtaBlockSample,
      heading: '”Karpalo poimitaan vasta, kun *yöpakkanen* on käynyt.”',
    })
    expect(container.querySelector('.split__say--quote')).not.toBeNull()
    expect(container.querySelector('.kit-btn')).toBeNull()
  })

  test('the first heading of a willja page opens its wood', () => {
    const container = show({ ...imageWithCtaBlockSample, headingLevel: 'h1' }, 'willja', { first: true, nested: false })
    expect(container.querySelector('.split--opening .kit-mega')).not.toBeNull()
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
  })

  test('parts without data leave nothing behind', () => {
    const container = show(nothing)
    expect(container.querySelectorAll('img, a, p, h2')).toHaveLength(0)
  })
})
