import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { heroBlockSample } from '../hero-block/hero.block.ts'
import { containerBlockSample } from './container.block.ts'
import { ContainerBlock } from './ContainerBlock.tsx'

test('inner blocks stand in cells, each in its own theme', () => {
  const { container } = render(inPage(<ContainerBlock block={containerBlockSample} />).ui)
  const themes = [...container.querySelectorAll<HTMLElement>('.cell > .split')].map((split) => split.dataset['theme'])
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
  expect(container.querySelector('[data-theme="froosh"] .hero--fruit')).not.toBeNull()
  expect(container.querySelector('.cell')).toBeNull()
})
