import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { TextField } from './Field.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'

const described = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

describe('fields', () => {
  it('tie label, hint and error to the control', () => {
    render(<TextField label="Sähköposti" hint="Vahvistus lähetetään tähän." error="Osoitteesta puuttuu loppu" />)
    const control = screen.getByLabelText('Sähköposti')
    expect(described(control)).toEqual(['Osoitteesta puuttuu loppu', 'Vahvistus lähetetään tähän.'])
    expect(control.getAttribute('aria-invalid')).toBe('true')
  })

  it('are not marked when nothing is wrong', () => {
    render(<TextField label="Etunimi" name="firstName" defaultValue="Aino" />)
    const control = screen.getByLabelText<HTMLInputElement>('Etunimi')
    expect(control.hasAttribute('aria-invalid')).toBe(false)
    expect(control.hasAttribute('aria-describedby')).toBe(false)
    expect([control.name, control.value]).toEqual(['firstName', 'Aino'])
  })

  it('count characters and let too many be written', async () => {
    render(<TextArea label="Tervehdys" limit={5} />)
    await userEvent.type(screen.getByLabelText('Tervehdys'), 'Onneksi')
    expect(screen.getByText('7 / 5').parentElement?.className).toContain('kit-counter--over')
  })

  it('count what people see: an emoji is one', () => {
    render(<TextArea label="Tervehdys" limit={5} defaultValue="🍫🍫🍫🍫🍫" />)
    expect(screen.getByText('5 / 5').parentElement?.className).not.toContain('kit-counter--over')
  })

  it('choose from a native list', async () => {
    const options = [
      { value: 'FIN', label: 'Suomi' },
      { value: 'SWE', label: 'Ruotsi' },
    ]
    render(<Select label="Maa" options={options} defaultValue="FIN" />)
    const select = screen.getByLabelText<HTMLSelectElement>('Maa')
    await userEvent.selectOptions(select, 'Ruotsi')
    expect(select.value).toBe('SWE')
  })

  it('say what is wrong with a box that must be ticked', () => {
    render(<Checkbox error="Hyväksy ehdot jatkaaksesi">Hyväksyn ehdot</Checkbox>)
    expect(described(screen.getByRole('checkbox', { name: 'Hyväksyn ehdot' }))).toEqual(['Hyväksy ehdot jatkaaksesi'])
  })
})
