import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { heroBlockSample } from '../hero-block/hero.block.ts'
import { containerBlockSample } from './container.block.ts'
import { ContainerBlock } from './ContainerBlock.tsx'

test('inner blocks stand in cells, each in its own theme', () => {
  const { container } = render(inPage(<ContainerBlock block={containerBlockSample} />).ui)
  const themes = [...container.querySelectorAll<HTMLElement>('.content-cell > .content-split')].map(
    (split) => split.dataset['theme'],
  )
  expect(themes).toEqual(['willja', 'froosh'])
  expect(screen.getByRole('heading', { name: 'Froosh' })).toBeTruthy()
})

test('a container in another theme shows its blocks in that theme', () => {
  const block = {
    ...containerBlockSample,
    theme: 'froosh' as const,
    columns: 1 as const,
    containerBlocks: [heroBlockSample],
  }
  const { container } = render(inPage(<ContainerBlock block={block} />).ui)
  expect(container.querySelector('[data-theme="froosh"] .content-hero--fruit')).not.toBeNull()
  expect(container.querySelector('.content-cell')).toBeNull()
})

test.each([
  ['full', 'content-box--full'],
  ['content', 'kit-wrap content-box--content'],
  ['text', 'kit-wrap content-box--text'],
] as const)('as wide as %s, with the space below that its editor chose', (maxWidth, className) => {
  const block = {
    ...containerBlockSample,
    maxWidth: maxWidth as never,
    mobilePaddingBottom: 2,
    desktopPaddingBottom: 4,
  } // the sample’s type is narrower
  const { container } = render(inPage(<ContainerBlock block={block} />).ui)
  expect(container.querySelector('.content-box__grid')?.className).toBe(`content-box__grid ${className}`)
  const style = container.querySelector<HTMLElement>('.content-box')?.style
  expect([style?.getPropertyValue('--below'), style?.getPropertyValue('--below-wide')]).toEqual(['2', '4'])
})

test('divider shapes stand on the edges that ask for one, and are nothing to be read', () => {
  const block = { ...containerBlockSample, dividerShapeTop: 'splash' as never, dividerShapeBottom: 'ellipse' as never } // the sample’s type is narrower
  const { container } = render(inPage(<ContainerBlock block={block} />).ui)
  const shapes = [...container.querySelectorAll('.content-shape')]
  expect(shapes.map((shape) => [shape.className, shape.getAttribute('aria-hidden')])).toEqual([
    ['content-shape content-shape--splash content-shape--top', 'true'],
    ['content-shape content-shape--ellipse content-shape--bottom', 'true'],
  ])
  expect(
    render(inPage(<ContainerBlock block={containerBlockSample} />).ui).container.querySelector('.content-shape'),
  ).toBeNull()
})
