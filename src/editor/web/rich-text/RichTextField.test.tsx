import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Editor } from '@tiptap/core'
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx'

const noop = () => {}
/** The editor of the field; the library leaves it at its element. */
const editorOf = (box: HTMLElement): Editor => (box as HTMLElement & { editor: Editor }).editor
const textbox = () => screen.findByRole('textbox', { name: 'Teksti' })

function Held(props: Partial<RichTextFieldProps> & { value: string }) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <RichTextField
        label="Teksti"
        language="fi"
        {...props}
        value={value}
        onChange={(html) => {
          props.onChange?.(html)
          setValue(html)
        }}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('<p>Toisen sanat</p>')}>
        muualta
      </button>
    </>
  )
}
const check = () => document.querySelector('[role=status]')?.textContent
const shown = () => document.querySelector('output')?.textContent

function type(editor: Editor, text: string, at = editor.state.doc.content.size - 1) {
  act(() => editor.view.dispatch(editor.state.tr.insertText(text, at)))
}

/** Puts markup on the clipboard and pastes it at the caret. */
function paste(editor: Editor, html: string) {
  act(() => {
    editor.commands.focus('end')
    editor.view.pasteHTML(html)
  })
}

describe('a text with structure', () => {
  it('is given out when somebody types, and never before', async () => {
    const onChange = vi.fn<(html: string) => void>()
    render(<Held value={'<p>Suklaa</p>\n<p>ja lakritsi</p>'} onChange={onChange} />)
    const editor = editorOf(await textbox())
    act(() => void editor.commands.focus('end'))
    expect(onChange).not.toHaveBeenCalled()
    type(editor, '!')
    expect(onChange.mock.calls).toEqual([['<p>Suklaa</p><p>ja lakritsi!</p>']])
  })

  it('is the stored one to the letter again when all changes are taken back', async () => {
    const value = '<p>Suklaa</p>\n<ul>\n<li>yksi</li>\n</ul>'
    render(<Held value={value} />)
    const editor = editorOf(await textbox())
    type(editor, 'x', 2)
    expect(shown()).not.toBe(value)
    act(() => void editor.commands.undo())
    expect(shown()).toBe(value)
  })

  it('shows what comes from elsewhere, and calls nobody for it', async () => {
    const onChange = vi.fn<(html: string) => void>()
    render(<Held value="<p>Omat sanat</p>" onChange={onChange} />)
    const box = await textbox()
    fireEvent.click(screen.getByText('muualta'))
    await waitFor(() => expect(box.textContent).toBe('Toisen sanat'))
    expect(onChange).not.toHaveBeenCalled()
    type(editorOf(box), ' tässä')
    expect(shown()).toBe('<p>Toisen sanat tässä</p>')
  })

  it.each(['Enter', 'Shift-Tab'])('goes on in a paragraph behind a list that %s has left', async (key) => {
    render(<Held value="<ul><li>yksi</li></ul>" />)
    const editor = editorOf(await textbox())
    act(() => void editor.commands.focus('end'))
    for (const pressed of ['Enter', key]) act(() => void editor.commands.keyboardShortcut(pressed))
    act(() => void editor.commands.insertContent('Loppu.'))
    expect(shown()).toBe('<ul><li>yksi</li></ul><p>Loppu.</p>')
  })

  it('gets bold words, a list and a table from its tools', async () => {
    render(<Held value="<p>Suklaa</p>" />)
    const editor = editorOf(await textbox())
    const tools = screen.getByRole('toolbar', { name: 'Tekstin työkalut' })
    act(() => void editor.commands.setTextSelection({ from: 1, to: 7 }))
    fireEvent.click(within(tools).getByRole('button', { name: 'Lihavointi' }))
    expect(shown()).toBe('<p><strong>Suklaa</strong></p>')
    fireEvent.click(within(tools).getByRole('button', { name: 'Luettelo' }))
    expect(shown()).toBe('<ul><li><strong>Suklaa</strong></li></ul>')
    fireEvent.click(within(tools).getByRole('button', { name: 'Numeroitu luettelo' }))
    expect(shown()).toBe('<ol><li><strong>Suklaa</strong></li></ol>')
    fireEvent.click(within(tools).getByRole('button', { name: 'Numeroitu luettelo' }))
    expect(shown()).toBe('<p><strong>Suklaa</strong></p>')
    act(() => void editor.commands.setTextSelection(7))
    fireEvent.click(within(tools).getByRole('button', { name: 'Taulukko' }))
    const row = '<tr><td></td><td></td><td></td></tr>'
    const head = '<thead><tr><th scope="col"></th><th scope="col"></th><th scope="col"></th></tr></thead>'
    expect(shown()).toContain(`<table>${head}<tbody>${row}${row}</tbody></table>`)
    const table = await screen.findByRole('toolbar', { name: 'Taulukon työkalut' })
    expect(within(table).getByRole<HTMLButtonElement>('button', { name: 'Rivi ylle' }).disabled).toBe(true)
    fireEvent.click(within(table).getByRole('button', { name: 'Rivi alle' }))
    expect(shown()).toContain(`<tbody>${row}${row}${row}</tbody>`)
    fireEvent.click(within(table).getByRole('button', { name: 'Otsikkosarake' }))
    expect(shown()).toContain('<tr><th scope="row"></th><td></td><td></td></tr>')
    fireEvent.click(within(table).getByRole('button', { name: 'Poista taulukko' }))
    expect(shown()).not.toContain('<table')
  })

  it('gets a link by its address, and refuses one that runs code', async () => {
    render(<Held value="<p>Suklaa</p>" />)
    const editor = editorOf(await textbox())
    act(() => void editor.commands.setTextSelection({ from: 1, to: 7 }))
    fireEvent.click(screen.getByRole('button', { name: 'Linkki' }))
    const address = screen.getByRole('textbox', { name: 'Linkin osoite' })
    fireEvent.change(address, { target: { value: 'javascript:hit()' } })
    fireEvent.click(screen.getByRole('button', { name: 'Aseta' }))
    expect(screen.getByRole('alert').textContent).toContain('Osoitetta ei voi käyttää')
    fireEvent.change(address, { target: { value: '/tarinat/paahto' } })
    fireEvent.click(screen.getByLabelText('Avaa uuteen välilehteen'))
    fireEvent.click(screen.getByRole('button', { name: 'Aseta' }))
    expect(shown()).toBe('<p><a href="/tarinat/paahto" target="_blank" rel="noopener noreferrer">Suklaa</a></p>')
  })

  it('gets a link and a picture from the pickers', async () => {
    render(
      <Held
        value="<p>Suklaa</p>"
        pickLink={() => Promise.resolve('product:KV1080')}
        pickMedia={() => Promise.resolve({ id: 24 })}
        findPicture={() => Promise.resolve({ url: '/media/24.webp', altText: 'Levy' })}
      />,
    )
    const editor = editorOf(await textbox())
    act(() => void editor.commands.setTextSelection({ from: 1, to: 7 }))
    fireEvent.click(screen.getByRole('button', { name: 'Linkki' }))
    fireEvent.click(screen.getByRole('button', { name: 'Valitse sivu…' }))
    await waitFor(() => expect(shown()).toBe('<p><a href="product:KV1080">Suklaa</a></p>'))
    act(() => void editor.commands.setTextSelection(7))
    fireEvent.click(screen.getByRole('button', { name: 'Kuva' }))
    await waitFor(() => expect(shown()).toContain('<figure><img src="media:24" /><figcaption></figcaption></figure>'))
    await waitFor(() => expect(document.querySelector<HTMLImageElement>('.edit-rt-picture')?.alt).toBe('Levy'))
  })
})

describe('a text that the tools cannot keep', () => {
  const odd = '<p>Alku <b>loppu <strong>vielä</strong></b></p>'

  it('is shown, not typed in, and edited as source', async () => {
    render(<Held value={odd} />)
    const box = await textbox()
    expect(box.textContent).toBe('Alku loppu vielä')
    expect(box.contentEditable).toBe('false')
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Muokkaa lähdettä' }))
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teksti: lähde' })
    expect(source.value).toBe(odd)
    fireEvent.change(source, { target: { value: '<p onclick="x">Alku <blink>loppu</blink></p>' } })
    expect(check()).toContain('<blink> jää pois sivustolta, sen sanat jäävät.')
    expect(check()).toContain('onclick jää pois elementistä <p>.')
    expect(screen.queryByRole('button', { name: 'Takaisin tekstiin' })).toBeNull()
    fireEvent.change(source, { target: { value: '<p>Alku</p>' } })
    fireEvent.click(screen.getByRole('button', { name: 'Takaisin tekstiin' }))
    expect((await textbox()).contentEditable).toBe('true')
    expect(shown()).toBe('<p>Alku</p>')
  })

  it('leaves a text that may not be edited without tools and source', async () => {
    render(<RichTextField label="Teksti" language="fi" value="<p>x</p>" onChange={noop} isReadOnly />)
    expect((await textbox()).contentEditable).toBe('false')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what is pasted', () => {
  it('from a word processor keeps its structure alone', async () => {
    render(<Held value="<p>Alku</p>" />)
    const editor = editorOf(await textbox())
    const item = (level: number, marker: string, text: string) =>
      `<p class="MsoListParagraph" style="margin-left:.5in;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${marker}<span style="font:7.0pt">&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`
    paste(
      editor,
      `<html><body lang="FI"><p class="MsoNormal" style="color:red"><b>Paahto</b> <span lang="EN-US" style="font-style:italic">ensin</span><o:p></o:p></p><h1>Otsikko</h1>${item(1, '·', 'yksi')}${item(2, 'o', 'sisä')}${item(1, '·', 'kaksi')}${item(1, '1.', 'luku')}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p>Loppu</p></body></html>`,
    )
    expect(shown()).toBe(
      '<p>Alku<strong>Paahto</strong> <em>ensin</em></p><h2>Otsikko</h2><ul><li>yksi<ul><li>sisä</li></ul></li><li>kaksi</li></ul><ol><li>luku</li></ol><p>Loppu</p>',
    )
  })

  it('from a word processor into an empty text keeps a first heading, and what is bold in its own script alone', async () => {
    render(<Held value="" />)
    const editor = editorOf(await textbox())
    paste(
      editor,
      '<h2>Kuusi iltaa</h2><p><b style="mso-bidi-font-weight:normal">Glögi</b> <span style="mso-bidi-font-weight:bold;mso-bidi-font-style:italic">aloittaa</span></p>',
    )
    expect(shown()).toBe('<h2>Kuusi iltaa</h2><p><strong>Glögi</strong> aloittaa</p>')
  })

  it('from a document of the web is not bold as a whole', async () => {
    render(<Held value="" />)
    const editor = editorOf(await textbox())
    paste(
      editor,
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Lihava</span><span style="font-weight:400"> ja ei</span></p><div>Toinen</div></b>',
    )
    expect(shown()).toBe('<p><strong>Lihava</strong> ja ei</p><p>Toinen</p>')
  })
})
