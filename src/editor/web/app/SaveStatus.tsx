import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

export const timeOf = (moment: string, words: 'fi' | 'en'): string =>
  new Intl.DateTimeFormat(localeTag(words), { timeZone: shopTimeZone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  )

/** The state of saving in words, never only by a tick. */
export function SaveStatus() {
  const t = useText()
  const { session, words } = useEditor()
  const { save, saved } = useSession(session)
  const isBad = ['offline', 'signed-out', 'refused', 'gone'].includes(save.kind)
  const text =
    save.kind === 'saved' && saved
      ? t('/edit/save/saved-at', { time: timeOf(saved.at, words) })
      : t(`/edit/save/${save.kind}`)
  return (
    <output className="edit-save" data-save={save.kind}>
      <EditorIcon
        name={isBad || save.kind === 'conflict' ? 'warning' : save.kind === 'saved' ? 'check' : 'clock'}
        small
      />
      <span>{text}</span>
    </output>
  )
}
