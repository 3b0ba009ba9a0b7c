import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { closeSurface, openSurface, useSurfaceOpen } from './open-surface.ts'

function Shown() {
  const menu = useSurfaceOpen('phone-menu')
  const search = useSurfaceOpen('search')
  return <p>{[menu && 'menu', search && 'search'].filter(Boolean).join() || 'nothing'}</p>
}

it('has one surface open at most', () => {
  render(<Shown />)
  const shown = () => screen.getByRole('paragraph').textContent
  expect(shown()).toBe('nothing')
  act(() => openSurface('phone-menu'))
  expect(shown()).toBe('menu')
  act(() => openSurface('search'))
  expect(shown()).toBe('search')
  act(() => closeSurface('phone-menu'))
  expect(shown()).toBe('search')
  act(() => closeSurface('search'))
  expect(shown()).toBe('nothing')
})
