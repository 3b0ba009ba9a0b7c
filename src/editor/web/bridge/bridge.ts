import { replaceEqualDeep } from '@tanstack/react-query'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { clearTyped, followFailed, getEdited, setEdited, setTyped } from '#src/shell/web/page/edited-page.ts'
import type { FromFrame, ToFrame } from '../../contract/bridge-messages.ts'
import type { FieldPath } from '../../contract/common.ts'
import { editInPlace } from './in-place.ts'
import { anchorOf, createOverlay, idOf, type OverlayText } from './overlay.ts'
import { partOf, wordsAt } from './page-parts.ts'

/*
 * Of the site inside the editor's frame: it shows what the editor made of the page, and says what is pressed. No visitor loads it.
 */

/** A message has no mark until `send` adds it. */
type Said = FromFrame extends infer One ? (One extends unknown ? Omit<One, 'konvehtiEditor'> : never) : never

/** On a page with more blocks than this, blocks out of sight are not laid out at each letter. */
const manyBlocks = 60

/** Two presses within this time are a double one; systems allow up to half a second by default. */
const doublePressMs = 300

/** `fetchAgain`: the page as the server has it now. */
export function startBridge(page: PageModel, fetchAgain: () => Promise<PageModel | null>): void {
  const send = (said: Said): void => window.parent.postMessage({ konvehtiEditor: 1, ...said }, window.location.origin)
  setEdited(page)
  followFailed((node, error) => send({ kind: 'failed', node, message: error.message }))
  let selected: number | null = null
  let labels: Record<number, { label: string; canMove: boolean; canRemove: boolean }> = {}
  let typing: { id: number; block: object } | null = null
  /** Counts what came since: an older answer must not replace newer words. */
  let news = 0
  let isWriting = false
  /** A chosen block that the page does not show yet: it comes into sight with its first layout. */
  let sought: number | null = null
  /** Waits for a second press, before the form takes the focus away from the page. */
  let pressed: ReturnType<typeof setTimeout> | undefined

  const overlay = createOverlay((act) => selected !== null && send({ kind: 'act', node: selected, act }))
  const textOf = (id: number): OverlayText | undefined => {
    const known = labels[id]
    return known && { tag: known.label, canMove: known.canMove, canRemove: known.canRemove }
  }
  const choose = (id: number | null): void => {
    selected = id
    overlay.choose(id, id === null ? undefined : textOf(id))
  }
  const show = (id: number): void => {
    const at = anchorOf(id)
    sought = at ? null : id
    at?.scrollIntoView({ block: at.offsetHeight > innerHeight ? 'start' : 'center' })
  }
  addEventListener('scroll', overlay.refresh, { passive: true })
  // A look at a box is a layout of the whole page: the observer looks when one was made anyway.
  new ResizeObserver(() => {
    overlay.refresh()
    if (sought !== null && sought === selected) show(sought)
  }).observe(document.body)
  if (document.querySelectorAll('[id^="block-"]').length > manyBlocks) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[id^="block-"]{content-visibility:auto;contain-intrinsic-size:auto 500px}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  function handle(said: ToFrame): void {
    const now = getEdited()
    if (said.kind === 'page' && now) {
      news++
      typing = null
      clearTyped()
      setEdited(replaceEqualDeep(now, { ...now, ...said.model }))
    } else if (said.kind === 'value' && now) {
      news++
      if (!isWriting) showValue(now, said.node, said.path, said.value)
    } else if (said.kind === 'select') {
      choose(said.node)
      if (said.scroll && said.node !== null) show(said.node)
    } else if (said.kind === 'hover') overlay.hover(said.node)
    else if (said.kind === 'labels') {
      labels = said.of
      overlay.names(said.acts)
      choose(selected)
    } else if (said.kind === 'marks') overlay.marks(said.of)
    else if (said.kind === 'land') overlay.land(said.at)
    else if (said.kind === 'scale') overlay.scale(said.scale)
    else if (said.kind === 'saved') void refetch()
    if (said.kind === 'page') requestAnimationFrame(() => choose(selected))
  }

  function showValue(now: PageModel, node: number | null, path: FieldPath, value: unknown): void {
    if (node === null) return setEdited(setIn(now, path, value))
    if (typing?.id !== node) {
      const block = partOf(now, node)
      if (!block) return
      typing = { id: node, block }
    }
    typing.block = setIn(typing.block, path, value)
    setTyped(node, typing.block)
  }

  async function refetch(): Promise<void> {
    const before = news
    const model = await fetchAgain().catch(() => null)
    const now = getEdited()
    if (model && now && news === before) setEdited(replaceEqualDeep(now, model))
  }

  addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame | undefined>) => {
    if (origin === window.location.origin && source === window.parent && data?.konvehtiEditor === 1) handle(data)
  })

  const isOverlay = (target: EventTarget | null): boolean => target instanceof Node && overlay.layer.contains(target)
  const found = (target: HTMLElement) => {
    const node = idOf(target)
    const model = getEdited()
    const of = model && (node === null ? model : partOf(model, node))
    return { node, words: of ? wordsAt(target, of, node === null ? null : anchorOf(node)) : null }
  }
  // Links lead nowhere here and buttons press nothing: what is pressed is chosen. With Alt it works as on the site.
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement // the document's own
      if (event.altKey || isOverlay(target) || target.isContentEditable) return
      event.preventDefault()
      event.stopPropagation()
      const { node, words: at } = found(target)
      choose(node)
      const leads = target.closest('a')?.getAttribute('href')
      const said = { kind: 'select', node, ...(leads && { leads }) } as const
      clearTimeout(pressed)
      if (!at) return send(said)
      send({ ...said, words: at.value, waits: true })
      pressed = setTimeout(() => !isWriting && send({ ...said, words: at.value }), doublePressMs)
    },
    true,
  )
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  document.addEventListener('mouseover', ({ target }) => {
    if (!isOverlay(target)) overlay.hover(idOf(target as Element)) // the document's own
  })
  /** Opens the words round an element for writing. False: there are none, or it is markup, which is written in the form. */
  function write(target: HTMLElement): boolean {
    const { node, words: at } = found(target)
    if (!at || at.value.startsWith('<')) return false
    const text = (isDone: boolean) => (value: string) => {
      if (isDone) isWriting = false
      send({ kind: 'text', node, path: at.path, value, isDone })
    }
    isWriting = true
    clearTimeout(pressed)
    editInPlace(at.element, at.value, { onType: text(false), onEnd: text(true) })
    return true
  }
  document.addEventListener(
    'dblclick',
    ({ target }) => {
      if (!isOverlay(target)) write(target as HTMLElement) // the document's own
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F2' && selected !== null) {
      const inside = [...(anchorOf(selected)?.querySelectorAll<HTMLElement>('*') ?? [])]
      if (inside.some((one) => idOf(one) === selected && write(one))) event.preventDefault()
      return
    }
    const said = keyOf(event)
    if (said === null) return
    event.preventDefault()
    send(said)
  })
  function keyOf(event: KeyboardEvent): Said | null {
    const { key } = event
    if (event.ctrlKey || event.metaKey) {
      const named = {
        z: event.shiftKey ? 'redo' : 'undo',
        y: 'redo',
        s: 'save',
        Enter: 'publish',
        k: 'palette',
      } as const
      const lower = (key.length === 1 ? key.toLowerCase() : key) as keyof typeof named // looked up below
      if (named[lower]) return { kind: 'keys', key: named[lower] }
      return lower === ('d' as string) && selected !== null ? { kind: 'act', node: selected, act: 'duplicate' } : null
    }
    if (key === 'F6') return { kind: 'keys', key: 'pane' }
    if (key === '?') return { kind: 'keys', key: 'help' }
    if (selected === null) return null
    const node = selected
    if (event.altKey) {
      const act = ({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'into' } as const)[
        key as 'ArrowUp'
      ] // looked up
      return act === undefined ? null : { kind: 'act', node, act }
    }
    if (key === 'Delete') return { kind: 'act', node, act: 'remove' }
    if (key === 'Enter') return { kind: 'act', node, act: 'form' }
    if (key === 'Escape') return { kind: 'select', node: idOf(anchorOf(node)?.parentElement ?? null) }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
    const all = [...document.querySelectorAll('[id^="block-"]')].map(idOf).filter((id) => id !== null)
    const next = all[all.indexOf(node) + (key === 'ArrowUp' ? -1 : 1)]
    return next === undefined ? null : { kind: 'select', node: next }
  }

  overlay.grip.addEventListener('pointerdown', (event) => {
    if (selected === null) return
    const moved = selected
    overlay.grip.setPointerCapture(event.pointerId)
    let to: { beside: number; after: boolean } | null = null
    // The editor knows what the place takes, and answers with the line.
    const over = ({ clientX, clientY }: PointerEvent): void => {
      const under = document.elementsFromPoint(clientX, clientY).find((one) => !isOverlay(one) && idOf(one) !== null)
      const id = idOf(under ?? null)
      const target = id === null || id === moved || anchorOf(moved)?.contains(anchorOf(id)) ? null : anchorOf(id)
      to = null
      if (target && id !== null) {
        const { top, height } = target.getBoundingClientRect()
        to = { beside: id, after: clientY > top + height / 2 }
      }
      send({ kind: 'carry', node: moved, at: to })
      if (clientY < 40) scrollBy(0, -24)
      if (clientY > innerHeight - 40) scrollBy(0, 24)
    }
    const stop = (isDropped: boolean) => (): void => {
      overlay.grip.removeEventListener('pointermove', over)
      overlay.grip.removeEventListener('pointerup', drop)
      overlay.grip.removeEventListener('pointercancel', cancel)
      send({ kind: 'carry', node: moved, at: null })
      if (isDropped && to) send({ kind: 'move', node: moved, ...to })
    }
    const drop = stop(true)
    const cancel = stop(false)
    overlay.grip.addEventListener('pointermove', over)
    overlay.grip.addEventListener('pointerup', drop)
    overlay.grip.addEventListener('pointercancel', cancel)
  })

  send({
    kind: 'ready',
    url: window.location.pathname,
    contentId: page.contentLink.id,
    language: page.metadata.currentLanguage,
  })
}

function setIn<Of>(of: Of, path: FieldPath, value: unknown): Of {
  const [key, ...rest] = path
  if (key === undefined) return value as Of // the path ends here
  const copy = (Array.isArray(of) ? [...of] : { ...(of as object) }) as Record<string | number, unknown>
  copy[key] = setIn(copy[key], rest, value)
  return copy as Of // of the same shape
}
