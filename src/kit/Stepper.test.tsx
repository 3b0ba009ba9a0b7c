import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { snackbars } from './snackbar-store.ts'
import { Stepper } from './Stepper.tsx'

function setUp(start: number, limits: { min?: number; max?: number; busy?: boolean } = {}) {
  const commit = vi.fn()
  function Owner() {
    const [value, setValue] = useState(start)
    const take = (next: number) => {
      commit(next)
      setValue(next)
    }
    return (
      <Stepper
        value={value}
        onCommit={take}
        labels={{
          quantity: 'Määrä',
          decrease: 'Vähennä',
          increase: 'Lisää',
          most: (max) => `Varastossa on ${max} kpl`,
        }}
        {...limits}
      />
    )
  }
  render(<Owner />)
  return {
    commit,
    figure: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Määrä' }),
    user: userEvent.setup(),
  }
}

beforeEach(() => {
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
})

describe('Stepper', () => {
  it('commits each press of its buttons', async () => {
    const { commit, figure, user } = setUp(2)
    await user.click(screen.getByRole('button', { name: 'Lisää' }))
    await user.click(screen.getByRole('button', { name: 'Vähennä' }))
    expect(commit.mock.calls).toEqual([[3], [2]])
    expect(figure.value).toBe('2')
  })

  it('stops at its limits without losing the focus', async () => {
    const { commit, user } = setUp(1, { max: 2 })
    const less = screen.getByRole('button', { name: 'Vähennä' })
    await user.click(less)
    expect(commit).not.toHaveBeenCalled()
    expect(less).toBe(document.activeElement)
    expect(less.getAttribute('aria-disabled')).toBe('true')
  })

  it('commits typed digits on Enter, clamped', async () => {
    const { commit, figure, user } = setUp(1)
    await user.clear(figure)
    await user.type(figure, '150')
    expect(commit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(commit.mock.calls).toEqual([[99]])
  })

  it.each(['-5', '1.5', '2,5', 'a1'])('goes back to its value when "%s" is typed', async (typed) => {
    const { commit, figure, user } = setUp(4)
    await user.clear(figure)
    await user.type(figure, `${typed}{Enter}`)
    expect(commit).not.toHaveBeenCalled()
    expect(figure.value).toBe('4')
  })

  it('commits typed digits when it is left', async () => {
    const { commit, figure, user } = setUp(1, { max: 20 })
    await user.clear(figure)
    await user.type(figure, '99')
    await user.tab()
    expect(commit.mock.calls).toEqual([[20]])
    expect(figure.value).toBe('20')
  })

  it('says how many there are when more is asked for, and nothing otherwise', async () => {
    const { commit, figure, user } = setUp(1, { max: 240 })
    await user.clear(figure)
    await user.type(figure, '240{Enter}')
    expect(snackbars.list()).toEqual([])
    await user.clear(figure)
    await user.type(figure, '5000')
    expect(figure.value).toBe('5000')
    await user.keyboard('{Enter}')
    expect(figure.value).toBe('240')
    expect(snackbars.list()).toMatchObject([{ variant: 'warning', text: 'Varastossa on 240 kpl' }])
    expect(commit.mock.calls).toEqual([[240]])
  })

  it('takes nothing while a change is on its way: neither digits nor presses', async () => {
    const { commit, figure, user } = setUp(4, { busy: true })
    await user.type(figure, '7{Enter}{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'Lisää' }))
    expect([figure.value, figure.readOnly, figure.getAttribute('aria-disabled')]).toEqual(['4', true, 'true'])
    expect(commit).not.toHaveBeenCalled()
  })

  it('goes back to its value when emptied or escaped', async () => {
    const { commit, figure, user } = setUp(4)
    await user.clear(figure)
    await user.tab()
    expect(figure.value).toBe('4')
    await user.clear(figure)
    await user.type(figure, '7{Escape}')
    expect(figure.value).toBe('4')
    expect(commit).not.toHaveBeenCalled()
  })

  it('follows the arrow keys', async () => {
    const { commit, figure, user } = setUp(4)
    await user.click(figure)
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(commit.mock.calls).toEqual([[5], [6], [5]])
  })
})
