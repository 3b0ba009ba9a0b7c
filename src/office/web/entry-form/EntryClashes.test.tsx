import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { EntryForm, FormColumn, FormWidget } from '#src/transfer/contract/entry-form.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { EntryClashes } from './EntryClashes.tsx'

const columnOf = (widget: FormWidget): FormColumn => ({
  name: 'body_fi',
  base: 'body',
  language: 'fi',
  label: 'Kuvaus',
  widget,
  section: 'texts',
  options: [],
  isNeeded: false,
})

it.each<[string, FormWidget, string, string, string]>([
  ['words that differ', 'html', '<p>Toinen</p>', '<p>Oma</p>', 'Toinen'],
  ['a link', 'html', '<p><a href="/a">Lue</a></p>', '<p><a href="/b">Lue</a></p>', '<p><a href="/a">Lue</a></p>'],
  ['bold words', 'menu', '<p>Uusi <b>maku</b></p>', '<p>Uusi maku</p>', '<p>Uusi <b>maku</b></p>'],
  ['an asterisk', 'html', '<p>Keitto *</p>', '<p>Keitto</p>', 'Keitto *'],
  ['words that are gone', 'html', '', '<p>Oma</p>', '–'],
])('shows of %s what the other person wrote', (_of, widget, theirs, mine, shown) => {
  const form: EntryForm = { code: 'KV1', version: 2, columns: [columnOf(widget)], values: {}, parts: [] }
  const changes = { version: 1, values: { body_fi: mine }, parts: {} }
  renderInOffice(
    <EntryClashes
      form={form}
      clashes={[{ name: 'body_fi', code: undefined, theirs }]}
      changes={changes}
      partName={(code) => code}
      onChanges={() => {}}
      onDone={() => {}}
    />,
    { resources: [] },
  )
  expect(screen.getByRole('listitem').textContent).toBe(`Kuvaus, FI: ${shown} Ota toisen teksti`)
})
