import { type RefObject, useEffect, useState } from 'react'
import { localeTag } from '#src/common/locale.ts'
import { blockAnchor } from '#src/content/web/block-place.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { type FaintWords, faintWordsOf } from '../frame/words-on-picture.ts'

/** The page has drawn by then what was written. */
const restMs = 900

interface WordsOnPictureProps {
  frame: RefObject<HTMLIFrameElement | null>
  node: number
}

/** Says of words on a picture that they are hard to read there, as the page in the frame shows them now. */
export function WordsOnPicture({ frame, node }: WordsOnPictureProps) {
  const t = useText()
  const { session, words } = useEditor()
  const { content } = useSession(session)
  const [faint, setFaint] = useState<FaintWords | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      const block = frame.current?.contentDocument?.getElementById(blockAnchor(node))
      setFaint(block ? faintWordsOf(block) : null)
    }, restMs)
    return () => clearTimeout(timer)
  }, [frame, node, content])
  if (!faint) return null
  const figure = (value: number): string =>
    (Math.floor(value * 10) / 10).toLocaleString(localeTag(words), { minimumFractionDigits: 1 })
  return (
    <output className="edit-note">
      <EditorIcon name="warning" small />{' '}
      {t('/edit/form/faint-on-picture', { figure: figure(faint.figure), least: figure(faint.least) })}
    </output>
  )
}
