import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { renderInOffice } from '../testing/render-office.tsx'
import { letGo, useUnsaved } from '../use-unsaved.ts'

function Form({ isKept = false }: { isKept?: boolean }) {
  useUnsaved(true, { isKept })
  return <Link to="/orders">Tilaukset</Link>
}
const open = (isKept = false) => renderInOffice(<Form isKept={isKept} />, { resources: [], path: '/settings' }).router
const question = () => screen.findByRole('dialog', { name: 'Jätetäänkö muutokset tallentamatta?' })

it('a link asks before it leaves what is not saved, and one may stay', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('link'))
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Jää sivulle' }))
  expect(router.state.location.pathname).toBe('/settings')
  await userEvent.click(screen.getByRole('link'))
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Siirry tallentamatta' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

it('another part of the same page, and a page after all was saved, come at once', async () => {
  const router = open()
  await act(() => router.navigate('/settings?page=2'))
  expect(router.state.location.search).toBe('?page=2')
  letGo()
  await act(() => router.navigate('/own'))
  expect(router.state.location.pathname).toBe('/own')
})

it('nothing is asked where this browser keeps what was typed', async () => {
  const router = open(true)
  await userEvent.click(screen.getByRole('link'))
  expect(router.state.location.pathname).toBe('/orders')
})
