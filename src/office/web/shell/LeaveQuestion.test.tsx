import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import { expect, it, vi } from 'vitest'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { OrderPage } from '../orders/OrderPage.tsx'
import { orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { sampleOrder } from '../testing/sample-order.ts'
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

it('a note of an order that is not added is asked about', async () => {
  const server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on(`GET /api/admin/orders/${sampleOrder.id}`, { body: sampleOrder })
  const { router } = renderInOffice(<OrderPage resource={orders} id={sampleOrder.id} />, {
    resources: [orders],
    path: `/orders/${sampleOrder.id}`,
  })
  await userEvent.type(await screen.findByLabelText(/Lisää muistiinpano/), 'Soittaa huomenna')
  await act(() => router.navigate('/own'))
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Jää sivulle' }))
  await userEvent.clear(screen.getByLabelText(/Lisää muistiinpano/))
  await act(() => router.navigate('/own'))
  expect(router.state.location.pathname).toBe('/own')
  vi.unstubAllGlobals()
})
