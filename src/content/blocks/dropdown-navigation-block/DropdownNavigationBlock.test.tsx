import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { dropdownNavigationBlockSample } from './dropdown-navigation.block.ts'
import { DropdownNavigationBlock } from './DropdownNavigationBlock.tsx'

test('a choice alone goes nowhere; the button beside it does', async () => {
  const block = { ...dropdownNavigationBlockSample, headingLevel: 'h3' as const }
  const { ui, router } = inPage(<DropdownNavigationBlock block={block} />)
  render(ui)
  expect(screen.getByRole('heading', { level: 3, name: 'Kenelle rasia menee?' })).toBeTruthy()
  const [, ...ways] = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(ways).toEqual(block.links.map(({ text }) => text))
  expect(screen.getByRole('button', { name: 'Näytä' }).hasAttribute('disabled')).toBe(true)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Opettaja')
  expect(router.state.location.pathname).toBe('/')
  await userEvent.click(screen.getByRole('link', { name: 'Näytä' }))
  expect(router.state.location.pathname).toBe('/tuotteet/suklaalevyt')
})

test('what leads nowhere is not offered, and without anything there is no strip', () => {
  const links = [{ text: 'Opettaja', url: '' }]
  const { container } = render(
    inPage(<DropdownNavigationBlock block={{ ...dropdownNavigationBlockSample, links }} />).ui,
  )
  expect(container.querySelector('section')).toBeNull()
})
