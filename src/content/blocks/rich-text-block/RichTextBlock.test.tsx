import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { richTextBlockSample } from './rich-text.block.ts'
import { RichTextBlock } from './RichTextBlock.tsx'

test('heading with its emphasis, text with its links', () => {
  render(inPage(<RichTextBlock block={richTextBlockSample} />).ui)
  expect(screen.getByRole('heading', { level: 2 }).innerHTML).toBe('Kahdentoista sekunnin <i>ikkuna</i>')
  expect(screen.getByRole('link', { name: 'Tarinamme' }).getAttribute('href')).toBe('/tarina')
})

test('a field becomes the backdrop; without a heading none is left empty', () => {
  const { container } = render(
    inPage(<RichTextBlock block={{ ...richTextBlockSample, heading: '', field: 'butter' }} />).ui,
  )
  expect(container.querySelector<HTMLElement>('section')?.style.getPropertyValue('--field')).toBe('var(--field-butter)')
  expect(screen.queryByRole('heading')).toBeNull()
})
