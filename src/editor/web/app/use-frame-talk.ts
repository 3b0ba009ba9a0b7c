import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FrameAct } from '../../contract/bridge-messages.ts'
import type { PublishProblem } from '../../contract/document.ts'
import { isSame } from '../../rules/same.ts'
import { type Comments, isOpen } from '../comments/use-comments.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { findWords } from '../frame/find-words.ts'
import type { Heard, Sent } from '../frame/use-frame.ts'
import type { Person } from '../presence/use-presence.ts'
import type { BlockActs } from './use-block-acts.ts'
import type { EditorKeys } from './use-keys.ts'

const tools = ['up', 'down', 'form', 'duplicate', 'comment', 'remove', 'add'] as const satisfies readonly FrameAct[]

interface TalkOptions {
  acts: BlockActs
  keys: EditorKeys
  onFailed: (node: number, message: string) => void
}
interface Shown {
  selected: number | null
  scale: number
  problems: readonly PublishProblem[]
  comments: Pick<Comments, 'threads'>
  people: readonly Person[]
}

/** What the page in the frame says, and what it hears of choices and names. */
export function useFrameTalk({ acts, keys, onFailed }: TalkOptions) {
  const t = useText()
  const { deeds, session, select } = useEditor()
  const { content, document: item } = useSession(session)
  const mayWrite = item.may.write && item.trashed === null
  const sendTo = useRef<(said: Sent) => void>(() => undefined)
  const fromFrame = useRef<number | null | undefined>(undefined)
  /** Counts the pages that the frame has loaded: each must hear everything again. */
  const [loads, setLoads] = useState(0)

  const made = useMemo((): Sent => {
    const of: Record<number, { label: string; canMove: boolean; canRemove: boolean }> = {}
    for (const placed of deeds.list(content.fields)) {
      of[placed.id] = { label: acts.labelOf(placed), canMove: mayWrite, canRemove: mayWrite }
    }
    const named = mayWrite ? tools : (['form'] as const)
    return { kind: 'labels', of, acts: Object.fromEntries(named.map((act) => [act, t(`/edit/act/${act}`)])) }
  }, [deeds, content.fields, acts, mayWrite, t])
  // Letters change no names.
  const [labels, setLabels] = useState(made)
  if (labels !== made && !isSame(labels, made)) setLabels(made)

  function handle(said: Heard): void {
    const send = sendTo.current
    switch (said.kind) {
      case 'ready':
        setLoads((before) => before + 1)
        break
      case 'select': {
        fromFrame.current = said.words === undefined ? undefined : said.node
        const path = said.words === undefined || said.waits ? undefined : findWords(deeds, said.node, said.words)
        select(said.node, path)
        if (said.words === undefined) send({ kind: 'select', node: said.node, scroll: true })
        break
      }
      case 'act':
        acts.act(said.node, said.act)
        break
      case 'move':
        acts.move(said.node, { kind: 'beside', id: said.beside, after: said.after })
        break
      case 'moveInto':
        acts.move(said.node, { kind: 'area', owner: said.into, area: said.area, index: 0 })
        break
      case 'carry': {
        const tried = said.at && deeds.tryMove(said.node, { kind: 'beside', id: said.at.beside, after: said.at.after })
        const isRefused = tried !== null && 'refused' in tried
        const text =
          tried === null
            ? ''
            : 'refused' in tried
              ? t(`/edit/refused/${tried.refused}`)
              : t('/edit/said/landing', { area: acts.areaOf(tried.landed), place: tried.landed.index + 1 })
        send({ kind: 'land', at: said.at && { ...said.at, text, isRefused } })
        break
      }
      case 'text':
        if (mayWrite) deeds.setValue(said.node, said.path, said.value)
        break
      case 'keys':
        keys[said.key]()
        break
      case 'failed':
        onFailed(said.node, said.message)
        break
    }
  }

  const remember = useCallback((send: (said: Sent) => void): void => void (sendTo.current = send), [])
  /** The block that was pressed on the page last; undefined: the choice came from elsewhere. */
  const takePressed = useCallback((): number | null | undefined => {
    const pressed = fromFrame.current
    fromFrame.current = undefined
    return pressed
  }, [])
  return { handle, labels, loads, remember, takePressed }
}

/** Keeps the page in step with what is chosen and known. */
export function useShown(
  send: (said: Sent) => void,
  { labels, loads, remember, takePressed }: ReturnType<typeof useFrameTalk>,
  { selected, scale, problems, comments, people }: Shown,
): void {
  useEffect(() => remember(send), [send, remember])
  // The page that has just loaded knows nothing of what was sent before.
  useEffect(() => send(labels), [send, labels, loads])
  useEffect(() => send({ kind: 'scale', scale }), [send, scale, loads])
  useEffect(() => {
    // What was pressed on the page is in sight there.
    send({ kind: 'select', node: selected, scroll: takePressed() !== selected })
  }, [send, selected, takePressed, loads])
  useEffect(() => {
    const mark = <Kind extends string>(kind: Kind, node: number | null | undefined, label: string) =>
      typeof node === 'number' ? [{ node, kind, label }] : []
    const of = [
      ...people.flatMap(({ name, node }) => mark('person', node, name)),
      ...[...comments.threads].flatMap(([node, thread]) =>
        thread
          .filter(isOpen)
          .slice(-1)
          .flatMap(({ written, body }) => mark('comment', node, `${written.by}: ${body.slice(0, 60)}`)),
      ),
      ...problems.flatMap(({ node, value }) => mark('problem', node, value)),
    ]
    send({ kind: 'marks', of })
  }, [send, problems, comments.threads, people, loads])
}
