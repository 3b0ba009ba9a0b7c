import type { FrameAct } from '../../contract/bridge-messages.ts'

/*
 * What lies over the page: boxes round blocks, drawn against the frame's scale, so that their lines are as thick at every zoom. One
 * absolute layer next to the page; a block gets no class, margin or border.
 */

const pick = '#b4521d'
const halo = '#fffdf9'
const tool = '#12292a'

export const anchorOf = (id: number): HTMLElement | null => document.getElementById(`block-${id}`)
export const idOf = (element: Element | null): number | null => {
  const found = element?.closest('[id^="block-"]')?.id
  return found && /^block--?\d+$/.test(found) ? Number(found.slice(6)) : null
}

export interface OverlayText {
  tag: string
  canMove: boolean
  canRemove: boolean
}

const shapes: Record<'grip' | FrameAct, string> = {
  grip: 'M8 5.5h2M14 5.5h2M8 12h2M14 12h2M8 18.5h2M14 18.5h2',
  up: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  down: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  form: 'M4.5 19.5v-4L15.5 4.5l4 4L8.5 19.5zM12.5 7.5l4 4',
  duplicate: 'M8.75 8.75h11.5v11.5H8.75zM15.25 8.75v-5H3.75v11.5h5',
  remove: 'M4 6.75h16M9 6.5V4h6v2.5M6 6.75l.9 13.5h10.2L18 6.75M10 10.5v6M14 10.5v6',
  add: 'M12 4.5v15M4.5 12h15',
  comment: 'M4 4.75h16v11.5h-9.5L6 20.25v-4H4z',
  out: '',
  into: '',
}

function node(tag: string, style: string): HTMLElement {
  const made = document.createElement(tag)
  made.style.cssText = style
  return made
}
function icon(name: keyof typeof shapes): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', shapes[name])
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.style.cssText = 'width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:1.5'
  drawing.append(path)
  return drawing
}

export interface Overlay {
  layer: HTMLElement
  grip: HTMLElement
  /** Shows the box of a block; null: of none. */
  choose: (id: number | null, text: OverlayText | undefined) => void
  hover: (id: number | null) => void
  /** What the tools of a block are called; one without a name is left out. */
  names: (of: Partial<Record<FrameAct, string>>) => void
  /** The line where a carried block would land, with its words; null: none. */
  land: (at: { beside: number; after: boolean; text: string; isRefused: boolean } | null) => void
  marks: (of: readonly { node: number; kind: 'person' | 'comment' | 'problem'; label: string }[]) => void
  scale: (scale: number) => void
  refresh: () => void
}

const markColours = { person: '#7d1f3f', comment: '#d98e5f', problem: '#a8261c' }

export function createOverlay(onAct: (act: FrameAct) => void): Overlay {
  const layer = node(
    'div',
    'position:absolute;left:0;top:0;width:0;height:0;z-index:2147483000;font:400 13px/1.4 var(--face-text)',
  )
  // The outline and the form say all of it to assistive technology.
  layer.setAttribute('aria-hidden', 'true')
  layer.dataset['konvehtiOverlay'] = ''
  const box = 'position:absolute;display:none;pointer-events:none;box-sizing:border-box;'
  const chosen = node('div', box)
  const hovered = node('div', box)
  const line = node('div', `${box}background:${pick}`)
  const tag = node(
    'div',
    `position:absolute;left:0;transform-origin:0 0;height:24px;padding:0 8px;line-height:24px;background:${pick};color:${halo};font-weight:600;font-size:12px;white-space:nowrap`,
  )
  const bar = node(
    'div',
    `position:absolute;transform-origin:100% 0;display:flex;height:34px;padding:0 2px;align-items:center;background:${tool};color:#f9efdf;pointer-events:auto;box-shadow:0 0 0 1.5px ${halo},0 8px 24px rgb(18 30 28 / .25)`,
  )
  const plus = button(
    'add',
    `position:absolute;left:50%;bottom:0;width:26px;height:26px;border-radius:50%;background:${pick};color:${halo};pointer-events:auto;box-shadow:0 0 0 2px ${halo}`,
  )
  const landing = node(
    'span',
    `position:absolute;left:50%;padding:4px 12px;background:${pick};color:${halo};font-weight:600;white-space:nowrap;box-shadow:0 0 0 2px ${halo}`,
  )
  line.append(landing)
  const grip = button('grip', 'cursor:grab;touch-action:none')
  const acts = (['up', 'down', 'form', 'duplicate', 'comment', 'remove'] as const).map((act) => button(act, ''))
  bar.append(grip, ...acts)
  chosen.append(tag, bar, plus)
  layer.append(hovered, chosen, line)
  document.body.append(layer)

  function button(act: 'grip' | FrameAct, style: string): HTMLButtonElement {
    const made = node(
      'button',
      `display:grid;place-items:center;width:30px;height:30px;padding:0;border:0;background:none;color:inherit;cursor:pointer;${style}`,
    ) as HTMLButtonElement // as asked
    made.type = 'button'
    made.tabIndex = -1
    if (act !== 'grip') {
      made.dataset['act'] = act
      made.addEventListener('click', () => onAct(act))
    }
    made.append(icon(act))
    return made
  }

  let scale = 1
  let named: Partial<Record<FrameAct, string>> = {}
  let shown: { id: number; text: OverlayText | undefined } | null = null
  let marked: { id: number; box: HTMLElement }[] = []

  function place(frame: HTMLElement, id: number | null): DOMRect | null {
    const of = id === null ? null : anchorOf(id)
    frame.style.display = of ? 'block' : 'none'
    if (!of) return null
    const at = of.getBoundingClientRect()
    Object.assign(frame.style, {
      left: `${at.left + scrollX}px`,
      top: `${at.top + scrollY}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    })
    return at
  }
  /** A length on the screen, in the frame's pixels. */
  const px = (length: number): number => length / scale

  function refresh(): void {
    for (const { id, box: frame } of marked) place(frame, id)
    const at = place(chosen, shown?.id ?? null)
    if (!at) return
    // In sight however tall the block is.
    const top = Math.max(0, Math.min(px(10) - Math.min(0, at.top), at.height - px(44)))
    const back = `scale(${1 / scale})`
    Object.assign(chosen.style, {
      outline: `${px(2)}px solid ${pick}`,
      outlineOffset: `${-px(2)}px`,
      boxShadow: `inset 0 0 0 ${px(3.5)}px ${halo}`,
    })
    Object.assign(bar.style, {
      right: `${px(10)}px`,
      top: `${top + px(at.height < px(60) ? -44 : 0)}px`,
      transform: back,
    })
    Object.assign(tag.style, { transform: back, top: `${Math.max(0, Math.min(-at.top, at.height - px(24)))}px` })
    plus.style.transform = `translate(-50%, 50%) ${back}`
  }

  return {
    layer,
    grip,
    choose(id, text) {
      shown = id === null ? null : { id, text }
      tag.textContent = text?.tag ?? ''
      tag.style.display = text ? '' : 'none'
      for (const one of [grip, ...acts]) {
        const act = one.dataset['act'] as FrameAct | undefined // ours, or the grip's none
        const isOff =
          act === 'remove' ? text?.canRemove === false : act !== 'form' && act !== 'comment' && text?.canMove === false
        one.style.display = isOff || (act !== undefined && named[act] === undefined) ? 'none' : 'grid'
        one.title = act === undefined ? '' : (named[act] ?? '')
      }
      refresh()
    },
    names(of) {
      named = of
      plus.title = of.add ?? ''
      plus.style.display = of.add === undefined ? 'none' : 'grid'
    },
    hover(id) {
      place(hovered, id === shown?.id ? null : id)
      hovered.style.outline = `${px(1)}px solid ${pick}`
    },
    land(at) {
      const rect = place(line, at?.beside ?? null)
      if (!at || !rect) return
      // A place that does not take the block shows no line: only the words that say why.
      line.style.background = at.isRefused ? 'none' : pick
      Object.assign(line.style, {
        height: `${px(4)}px`,
        top: `${rect.top + scrollY + (at.after ? rect.height : 0) - px(2)}px`,
        boxShadow: `0 0 0 ${px(1.5)}px ${halo}`,
      })
      landing.textContent = at.text
      landing.style.transform = `translate(-50%, -50%) scale(${1 / scale})`
      landing.style.top = '50%'
    },
    marks(of) {
      for (const one of marked) one.box.remove()
      marked = of.map(({ node: id, kind, label }) => {
        const frame = node(
          'div',
          `${box}outline:${px(kind === 'person' ? 1 : 2)}px solid ${markColours[kind]};outline-offset:${-px(2)}px`,
        )
        const note = node(
          'span',
          `position:absolute;left:0;bottom:0;transform-origin:0 100%;transform:scale(${1 / scale});padding:4px 10px;background:${markColours[kind]};color:${kind === 'comment' ? '#24170e' : halo};white-space:nowrap`,
        )
        note.textContent = label
        frame.append(note)
        layer.prepend(frame)
        return { id, box: frame }
      })
      refresh()
    },
    scale(next) {
      scale = next
      refresh()
    },
    refresh,
  }
}
