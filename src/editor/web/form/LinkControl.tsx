import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldOf } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { fetchLinks } from '../editor-api.ts'
import { later } from '../app/later.tsx'
import { EditorIcon } from '../EditorIcon.tsx'
import { type ControlProps, useForm } from './form-context.ts'

const LinkPicker = later(async () => (await import('../links/LinkPicker.tsx')).LinkPicker)

type Kind = 'page' | 'product' | 'category' | 'file'

/** Where something leads: never a bare address, but name, address and kind of what was picked. */
export function LinkControl({ one, value, path, id, describedBy }: ControlProps<FieldOf<'url'> | FieldOf<'link'>>) {
  const t = useText()
  const { set, isReadOnly } = useForm()
  if (one.kind === 'url') {
    return (
      <Target
        id={id}
        value={typeof value === 'string' ? value : ''}
        describedBy={describedBy}
        onChange={(url) => set(path, url)}
      />
    )
  }
  const link = (value ?? null) as { label: string; url: string } | null // a link field holds no other
  return (
    <div className="edit-link">
      <input
        id={id}
        className="edit-input"
        aria-describedby={describedBy}
        placeholder={t('/edit/link/words')}
        readOnly={isReadOnly}
        value={link?.label ?? ''}
        onChange={({ target }) => {
          const isEmpty = target.value === '' && (link?.url ?? '') === '' && !one.required
          set(path, isEmpty ? null : { url: '', ...link, label: target.value })
        }}
      />
      <Target
        id={`${id}-target`}
        value={link?.url ?? ''}
        onChange={(url) =>
          set(path, url === '' && (link?.label ?? '') === '' && !one.required ? null : { label: '', ...link, url })
        }
      />
    </div>
  )
}

/** A page, product or category that is named by itself. */
export function ReferenceControl({
  one,
  value,
  path,
  id,
  describedBy,
}: ControlProps<FieldOf<'pageRef' | 'productRef' | 'categoryRef'>>) {
  const { set } = useForm()
  const kind = one.kind === 'pageRef' ? 'page' : one.kind === 'productRef' ? 'product' : 'category'
  const lead = kind === 'page' ? '' : `${kind}:`
  const stored = typeof value === 'string' ? value : ''
  return (
    <Target
      id={id}
      value={stored === '' ? '' : lead + stored}
      kind={kind}
      describedBy={describedBy}
      onChange={(uri) => set(path, uri.startsWith(lead) ? uri.slice(lead.length) : uri)}
    />
  )
}

interface TargetProps {
  id: string
  value: string
  onChange: (value: string) => void
  describedBy?: string | undefined
  kind?: Kind
}

function Target({ id, value, onChange, describedBy, kind }: TargetProps) {
  const t = useText()
  const { language } = useEditor()
  const { isReadOnly } = useForm()
  const [isOpen, setOpen] = useState(false)
  const [uri = ''] = value.split('#')
  const isNamed = /^(content|product|category):/.test(uri)
  const { data } = useQuery({
    queryKey: ['link', language, uri],
    queryFn: async () => (await fetchLinks({ language, uris: uri })).items[0] ?? null,
    enabled: isNamed,
    staleTime: 60_000,
  })
  const note = !isNamed
    ? t('/edit/link/address')
    : data === null
      ? t('/edit/link/broken')
      : data
        ? `${data.url ?? t('/edit/link/not-published')} · ${t(`/edit/link/kind/${data.kind}`)}`
        : ''
  return (
    <>
      <div className="edit-picked">
        <EditorIcon name={kind === 'product' || uri.startsWith('product:') ? 'bag' : value === '' ? 'link' : 'file'} />
        <span className="edit-picked__words">
          <b className="edit-ellipsis">
            {value === '' ? t('/edit/link/none') : isNamed ? (data?.name ?? uri.split(':')[1]) : value}
          </b>
          {value !== '' && <span className="edit-hint edit-ellipsis">{note}</span>}
        </span>
        <button
          type="button"
          id={id}
          className="edit-icon-button"
          aria-label={t(value === '' ? '/edit/link/choose' : '/edit/link/change')}
          aria-describedby={describedBy}
          disabled={isReadOnly}
          onClick={() => setOpen(true)}
        >
          <EditorIcon name="edit" small />
        </button>
        {value !== '' && !isReadOnly && (
          <button
            type="button"
            className="edit-icon-button"
            aria-label={t('/edit/link/take-away')}
            onClick={() => onChange('')}
          >
            <EditorIcon name="close" small />
          </button>
        )}
      </div>
      {isOpen && (
        <LinkPicker {...(kind && { kind })} current={value} onPick={onChange} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
