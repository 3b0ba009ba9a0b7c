import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mascot } from './Mascot.tsx'

it('the mascot hops once when it is touched, and again when it is touched again', () => {
  render(<Mascot label="Vuoka" />)
  const mascot = screen.getByRole('button', { name: 'Vuoka' })
  const isHopping = () => mascot.classList.contains('kit-mascot--bouncing')
  expect(isHopping()).toBe(false)
  for (const _time of [1, 2]) {
    fireEvent.click(mascot)
    expect(isHopping()).toBe(true)
    fireEvent.animationEnd(mascot)
    expect(isHopping()).toBe(false)
  }
})
