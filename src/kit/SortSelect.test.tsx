import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { nextRow, SortSelect } from './SortSelect.tsx'

const options = [
  { value: 'standard', label: 'Vakio' },
  { value: 'name', label: 'Aakkoset' },
  { value: 'price', label: 'Hinta, halvin ensin' },
  { value: 'price-desc', label: 'Hinta, kallein ensin' },
]

describe('keys in the list', () => {
  it.each([
    ['ArrowDown', null, 1],
    ['Enter', null, 1],
    ['a', null, null],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['h', 0, 2],
    ['h', 2, 3],
    ['h', 3, 2],
    ['x', 0, null],
    [' ', 0, 'choose'],
    ['Enter', 0, 'choose'],
    ['Escape', 0, 'close'],
    ['Tab', 0, 'close'],
    ['Shift', 0, null],
  ])('%s at row %s leads to %s', (key, active, expected) => expect(nextRow(key, active, 1, options)).toBe(expected))
})

describe('SortSelect', () => {
  const setUp = () => {
    const change = vi.fn()
    render(<SortSelect label="Järjestys" value="name" options={options} onChange={change} />)
    return { change, user: userEvent.setup(), button: screen.getByRole('combobox', { name: /Järjestys: +Aakkoset/ }) }
  }

  it('chooses with the keyboard and keeps the focus on its button', async () => {
    const { change, user, button } = setUp()
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Hinta, halvin ensin',
    )
    await user.keyboard('{Enter}')
    expect(change.mock.calls).toEqual([['price']])
    expect(button).toBe(document.activeElement)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on Escape without choosing', async () => {
    const { change, user, button } = setUp()
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(change).not.toHaveBeenCalled()
  })

  it('chooses with the pointer', async () => {
    const { change, user, button } = setUp()
    await user.click(button)
    await user.click(screen.getByRole('option', { name: 'Vakio' }))
    expect(change.mock.calls).toEqual([['standard']])
  })
})
