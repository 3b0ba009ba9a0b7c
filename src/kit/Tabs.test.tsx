import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'products', label: 'Tuotteet', count: 17 },
  { id: 'recipes', label: 'Reseptit' },
  { id: 'content', label: 'Sisältö' },
] as const

function Owner() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('products')
  return (
    <Tabs label="Tulokset" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}

it('chooses with arrows, round the ends, and keeps one tab stop', async () => {
  const user = userEvent.setup()
  render(<Owner />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('Sisältö ')
  expect(screen.getByRole('tabpanel').textContent).toBe('content')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Reseptit ')
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  await user.keyboard('{Home}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tuotteet 17')
})
