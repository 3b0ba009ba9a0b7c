import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { createSnackbarStore } from './snackbar-store.ts'
import { SnackbarRegion } from './SnackbarRegion.tsx'

const setUp = () => {
  const store = createSnackbarStore()
  render(<SnackbarRegion store={store} labels={{ region: 'Ilmoitukset', close: 'Sulje ilmoitus' }} />)
  return { store, user: userEvent.setup() }
}

describe('SnackbarRegion', () => {
  it('interrupts for errors and waits its turn for the rest', () => {
    const { store } = setUp()
    act(() => void store.show({ text: 'Lisättiin koriin', variant: 'success' }))
    act(() => void store.show({ text: 'Koria ei voitu päivittää', variant: 'error' }))
    expect(within(screen.getByRole('alert')).getByText('Koria ei voitu päivittää')).toBeTruthy()
    expect(screen.getByText('Lisättiin koriin').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  })

  it('runs the action once and goes', async () => {
    const { store, user } = setUp()
    const action = vi.fn()
    act(() => void store.show({ text: 'Lisättiin koriin', actionText: 'Näytä kori', action }))
    await user.click(screen.getByRole('button', { name: 'Näytä kori' }))
    expect(action).toHaveBeenCalledOnce()
    expect(screen.queryByText('Lisättiin koriin')).toBeNull()
  })

  it('closes by its cross and by Escape, newest first', async () => {
    const { store, user } = setUp()
    for (const text of ['yksi', 'kaksi', 'kolme']) act(() => void store.show({ text }))
    await user.keyboard('{Escape}')
    expect(screen.queryByText('kolme')).toBeNull()
    const [first] = screen.getAllByRole('button', { name: 'Sulje ilmoitus' })
    if (first) await user.click(first)
    expect(store.list().map((snackbar) => snackbar.text)).toEqual(['kaksi'])
  })

  it('waits while pointed at, and lets the others go on once the one pointed at was closed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store } = setUp()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    for (const text of ['yksi', 'kaksi']) act(() => void store.show({ text }))
    await user.hover(screen.getByText('yksi'))
    act(() => void vi.advanceTimersByTime(20_000))
    expect(store.list()).toHaveLength(2)
    const [first] = screen.getAllByRole('button', { name: 'Sulje ilmoitus' })
    if (first) fireEvent.click(first)
    act(() => void vi.advanceTimersByTime(5000))
    expect(store.list()).toEqual([])
    vi.useRealTimers()
  })

  it('is inside an open dialog, where it can be reached', () => {
    const store = createSnackbarStore()
    render(
      <>
        <SnackbarRegion store={store} labels={{ region: 'Ilmoitukset', close: 'Sulje ilmoitus' }} />
        <Dialog open title="Kysymys" onClose={() => undefined}>
          <p>Poistetaanko?</p>
        </Dialog>
      </>,
    )
    act(() => void store.show({ text: 'Tallennettiin' }))
    expect(screen.getByText('Tallennettiin').closest('dialog')).not.toBeNull()
  })
})
