import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { descriptionBlockSample } from './description.block.ts'
import { DescriptionBlock } from './DescriptionBlock.tsx'

const show = (body: string) => render(inPage(<DescriptionBlock block={{ ...descriptionBlockSample, body }} />).ui)
const words = (characters: number): string =>
  'sana '
    .repeat(characters / 5)
    .trim()
    .padEnd(characters, 'x')

test('200 characters stand there whole, whatever their tags', () => {
  show(`<p><strong>${words(200)}</strong> </p>`)
  expect(screen.queryByRole('button')).toBeNull()
})

test('201 begin short, and open and shut by a button that says so', async () => {
  show(`<p>${words(201)}</p>`)
  const button = screen.getByRole('button', { name: 'Näytä lisää' })
  const text = document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(text?.className).toContain('--shut')
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Pienennä' }).getAttribute('aria-expanded')).toBe('true')
  expect(text?.className).not.toContain('--shut')
})

test('a link in what is out of sight opens it when the keyboard comes there', () => {
  show(`<p>${words(300)} <a href="/tarina">Tarina</a></p>`)
  fireEvent.focus(screen.getByRole('link', { name: 'Tarina' }))
  expect(screen.getByRole('button', { name: 'Pienennä' })).toBeTruthy()
})
