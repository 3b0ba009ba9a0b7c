import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openModals } from './overlays/open-modals.ts'
import { SidePanel } from './SidePanel.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

function Owner() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Avaa
      </button>
      <SidePanel open={open} onClose={() => setOpen(false)} title="Ostoskori" closeLabel="Sulje" foot="Yhteensä">
        <p>Rivit</p>
      </SidePanel>
    </>
  )
}

const setUp = async () => {
  render(<Owner />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const opener = screen.getByRole('button', { name: 'Avaa' })
  await user.click(opener)
  return { user, opener, panel: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Ostoskori' }) }
}

describe('SidePanel', () => {
  it('opens as a modal dialog named by its title', async () => {
    const { panel } = await setUp()
    expect(panel.open).toBe(true)
    expect(openModals.innermost()).toBe(panel)
    expect(screen.getByText('Rivit')).toBeTruthy()
  })

  it('closes by its cross, gives the focus back and unmounts its content when it has left', async () => {
    const { user, opener, panel } = await setUp()
    await user.click(screen.getByRole('button', { name: 'Sulje' }))
    expect(panel.open).toBe(false)
    expect(openModals.innermost()).toBeNull()
    expect(document.activeElement).toBe(opener)
    expect(screen.getByText('Rivit')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByText('Rivit')).toBeNull()
  })

  it('closes on Escape, which the browser turns into a cancel event', async () => {
    const { panel } = await setUp()
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(panel, cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(panel.open).toBe(false)
  })

  it('closes on a press of the scrim, not on one inside', async () => {
    const { panel } = await setUp()
    panel.getBoundingClientRect = () => new DOMRect(800, 0, 480, 900)
    const press = (x: number) => {
      fireEvent.pointerDown(panel, { clientX: x, clientY: 10 })
      fireEvent.click(panel, { clientX: x, clientY: 10 })
    }
    press(900)
    expect(panel.open).toBe(true)
    fireEvent.pointerDown(panel, { clientX: 900, clientY: 10 })
    fireEvent.click(panel, { clientX: 100, clientY: 10 })
    expect(panel.open).toBe(true)
    press(100)
    expect(panel.open).toBe(false)
  })
})
