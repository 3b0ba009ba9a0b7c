import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Field, Fields } from '#src/content/contract/fields.ts'
import type { FromFrame, ToFrame } from '../../contract/bridge-messages.ts'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import type { FieldPath } from '../../contract/common.ts'
import type { Presented } from '../../contract/document.ts'
import type { Content } from '../../rules/merge.ts'
import { getIn } from '../../rules/tree.ts'
import type { DocumentSession } from '../document/document-session.ts'
import type { Deeds } from '../document/deeds.ts'
import { present } from '../editor-api.ts'
import { followOpenEntry, openEntryOf } from '../form/open-entry.ts'
import { followViewAs, getViewAs, inTheme, presentAs } from '../view/view-as.ts'

type Unmarked<Of> = Of extends unknown ? Omit<Of, 'konvehtiEditor'> : never
export type Sent = Unmarked<ToFrame>
export type Heard = FromFrame

/** What the page shows as it is stored; all else is made by the server first: pictures, links, products. */
const plainKinds = new Set<Field['kind']>(['string', 'text', 'number', 'boolean', 'enum', 'colour'])
const restMs = 250
const popupsType = 'SitePopups'

interface FrameOptions {
  session: DocumentSession
  deeds: Deeds
  onHeard: (said: Heard) => void
}

/** Talks to the page in the frame, and keeps it showing what is written. */
export function useFrame({ session, deeds, onHeard }: FrameOptions): {
  frame: RefObject<HTMLIFrameElement | null>
  send: (said: Sent) => void
} {
  const frame = useRef<HTMLIFrameElement>(null)
  const send = useCallback(
    (said: Sent) => frame.current?.contentWindow?.postMessage({ konvehtiEditor: 1, ...said }, window.location.origin),
    [],
  )
  const heard = useRef(onHeard)
  useEffect(() => void (heard.current = onHeard))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: AbortController | undefined
    let shown: Content = session.getState().content
    let isReady = false
    let { version } = session.getState().document
    // What is of the whole site is no part of the page: it is there when the page is fetched again, after each save.
    const isOfSite = session.getState().document.kind === 'block'
    // Popups are shown on it one by one; on other pages in the frame there is none.
    const isPopups = session.getState().document.type === popupsType

    /** What the server makes of the fields, once typing rests; an answer that is older than the words is not shown. */
    const show = (delay: number): void => {
      if (isOfSite && !isPopups) return
      clearTimeout(timer)
      asked?.abort()
      timer = setTimeout(() => {
        const { document: item, content } = session.getState()
        asked = new AbortController()
        const view = getViewAs()
        present(item.id, item.language, { ...content, ...presentAs(view) }, asked.signal).then(
          (model) => {
            if (session.getState().content !== content || getViewAs() !== view) return
            if (isPopups) return send({ kind: 'page', model: { sitePopup: popupIn(model, content) } })
            const shownModel = inTheme(model, view)
            send({ kind: 'page', model: shownModel })
            const page = frame.current?.contentDocument?.documentElement
            if (page && shownModel.layoutTheme !== undefined)
              page.dataset['theme'] = shownModel.layoutTheme || 'konvehti'
          },
          () => undefined,
        )
      }, delay)
    }
    const follow = (): void => {
      const { content, document: item } = session.getState()
      if (item.version !== version && isReady) {
        version = item.version
        // The page that is fetched again would come in its own theme.
        if (getViewAs().theme !== null && !isOfSite) show(0)
        else if (!isPopups) send({ kind: 'saved', node: item.id, language: item.language, version })
      }
      if (content === shown || !isReady) return
      const typed = isOfSite ? null : typedIn(shown, content, deeds)
      shown = content
      if (typed) send({ kind: 'value', ...typed })
      show(typed || isPopups ? restMs : 0)
    }
    const stop = session.subscribe(follow)
    const stopViewing = followViewAs(() => isReady && show(0))
    const stopOpening = followOpenEntry(() => isReady && isPopups && show(0))
    const listen = ({ data, origin, source }: MessageEvent<FromFrame | undefined>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || data?.konvehtiEditor !== 1)
        return
      if (data.kind === 'ready') {
        isReady = true
        shown = session.getState().content
        show(0)
      }
      heard.current(data)
    }
    addEventListener('message', listen)
    return () => {
      stop()
      stopViewing()
      stopOpening()
      clearTimeout(timer)
      asked?.abort()
      removeEventListener('message', listen)
    }
  }, [session, deeds, send])
  return { frame, send }
}

/** The popup that is open in the form; null: it has none, or the site would show none of that name. */
function popupIn({ popups = [] }: Presented, { fields }: Content): SitePopup | null {
  const stored = getIn(fields, ['popups', openEntryOf('popups')]) as { id?: string } | undefined // an entry of the list
  return popups.find(({ id }) => id === stored?.id) ?? null
}

/** The one plain value that differs; null: more differs, or another kind of value. */
function typedIn(
  before: Content,
  after: Content,
  deeds: Deeds,
): { node: number | null; path: FieldPath; value: unknown } | null {
  const path = differenceOf(before.fields, after.fields)
  if (!path) return null
  const at = deeds.list(after.fields).findLast((one) => one.path.every((key, place) => key === path[place]))
  const inside = at ? path.slice(at.path.length + 1) : path
  const { schema, page } = deeds.types
  const fields = schema.types[at ? (at.entry.type ?? '') : page]?.fields
  const kind = fields && kindAt(fields, inside)
  return kind && plainKinds.has(kind) ? { node: at?.id ?? null, path: inside, value: getIn(after.fields, path) } : null
}

/** Leads to the innermost place that differs; null: several do, or a list got longer. */
function differenceOf(one: unknown, other: unknown, path: FieldPath = []): FieldPath | null {
  const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return path
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const differing = [...names].filter((name) => one[name] !== other[name])
  const [name] = differing
  if (name === undefined || differing.length > 1) return null
  if (!(name in one) || !(name in other)) return Array.isArray(one) ? null : [...path, name]
  return differenceOf(one[name], other[name], [...path, Array.isArray(one) ? Number(name) : name])
}

function kindAt(fields: Fields, [name, ...rest]: FieldPath): Field['kind'] | null {
  let at: Field | undefined = fields[String(name)]
  for (const key of rest) {
    if (at?.kind === 'group') at = at.fields[String(key)]
    else if (at?.kind === 'list') at = at.of
    else return null
  }
  return at?.kind ?? null
}
