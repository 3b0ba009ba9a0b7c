import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Dropdown } from './Dropdown.tsx'

const setUp = (defaultOpen = false) => {
  render(
    <>
      <Dropdown label="Muut sivustot" icon={null} defaultOpen={defaultOpen}>
        <a href="#willja">willja</a>
      </Dropdown>
      <button type="button">Muualla</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Muut sivustot' })
  return { button, user: userEvent.setup(), isOpen: () => button.getAttribute('aria-expanded') === 'true' }
}

describe('Dropdown', () => {
  it('opens and closes by its button, and tells what it controls', async () => {
    const { button, user, isOpen } = setUp()
    expect(isOpen()).toBe(false)
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(button)
    expect(isOpen()).toBe(true)
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('willja')
    await user.click(button)
    expect(isOpen()).toBe(false)
  })

  it('can be open from the beginning', () => {
    expect(setUp(true).isOpen()).toBe(true)
  })

  it('closes by a press outside, not by one inside', () => {
    const { isOpen } = setUp(true)
    fireEvent.pointerDown(screen.getByRole('link'))
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })

  it('closes by Escape and gives the focus back', async () => {
    const { button, user, isOpen } = setUp(true)
    screen.getByRole('link').focus()
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  it('closes when a link is followed and when the focus goes on', async () => {
    const { button, user, isOpen } = setUp(true)
    await user.click(screen.getByRole('link'))
    expect(isOpen()).toBe(false)
    await user.click(button)
    screen.getByRole('link').focus()
    act(() => screen.getByRole('button', { name: 'Muualla' }).focus())
    expect(isOpen()).toBe(false)
  })
})
