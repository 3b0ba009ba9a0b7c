import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { buttonClass } from './button-class.ts'

describe('Button', () => {
  it('is pressed', async () => {
    const press = vi.fn()
    render(<Button onClick={press}>Lisää</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Lisää' }))
    expect(press).toHaveBeenCalledOnce()
  })

  it('ignores presses while busy, says its verb and keeps the focus', async () => {
    const press = vi.fn()
    render(
      <Button busy busyText="Lisätään" onClick={press}>
        Lisää
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Lisätään' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(button).toBe(document.activeElement)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('cannot be pressed for a reason that is read with it', async () => {
    const press = vi.fn()
    render(
      <Button onClick={press} disabledReason="Valitse ensin koko.">
        Lisää
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Lisää' })
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Valitse ensin koko.',
    )
  })

  it('does not submit a form while busy', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Maksa
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })
})

it('lends its looks to links', () => {
  expect(buttonClass({ variant: 'secondary', size: 'small', wide: true }, 'mine')).toBe(
    'kit-btn kit-btn--secondary kit-btn--s kit-btn--wide mine',
  )
})
