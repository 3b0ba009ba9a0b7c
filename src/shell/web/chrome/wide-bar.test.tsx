import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('a narrow window gets the code of the wide bar once it becomes wide', async () => {
  let widen: (change: { matches: boolean }) => void = () => {}
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_name: string, listener: typeof widen) => (widen = listener),
  }))
  const { MainMenu } = await import('./wide-bar.ts')
  // What is loaded already would be shown within the time that is waited below.
  await import('./wide-parts.ts')
  render(
    <MemoryRouter>
      <Suspense fallback="nothing yet">
        <MainMenu items={[]} />
      </Suspense>
    </MemoryRouter>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('navigation')).toBeNull()
  widen({ matches: false })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('navigation')).toBeNull()
  widen({ matches: true })
  expect(await screen.findByRole('navigation')).toBeTruthy()
})
