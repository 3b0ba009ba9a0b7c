import { clsx } from 'clsx'
import { Component, memo, type ReactNode, Suspense, useMemo } from 'react'
import type { AreaBlock, Block, BlockLink } from '#src/shell/contract/block.ts'
import { tellFailed, useTyped } from '#src/shell/web/page/edited-page.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useBlockComponents } from './block-components-context.ts'
import { blockAnchor, type BlockPlace, BlockPlaceContext } from './block-place.ts'
import { useLinkedBlock } from './linked-block.ts'
import { repeatsOf } from './repeated-blocks.ts'
import './content.css'

interface ContentAreaProps {
  blocks: readonly AreaBlock[]
  /** The area begins at the top of the page, so its first picture is fetched first. */
  lead?: boolean
}

/** Blocks below each other; those marked half or third share rows with their neighbours. */
export const ContentArea = ({ blocks, lead = false }: ContentAreaProps) => <PageAreas areas={[blocks]} lead={lead} />

interface PageAreasProps {
  areas: readonly (readonly AreaBlock[])[]
  lead?: boolean
}

/** Areas of a page in one column. The page editor shows their place while they are empty. */
export function PageAreas({ areas, lead = false }: PageAreasProps) {
  const { isEdited } = usePage()
  const first = areas.findIndex((blocks) => blocks.length > 0)
  if (first < 0 && !isEdited) return null
  return (
    <div className="content-area">
      {areas.map((blocks, index) => (
        <AreaRows key={index} blocks={blocks} lead={lead && index === first} />
      ))}
    </div>
  )
}

function AreaRows({ blocks, lead }: Required<ContentAreaProps>) {
  const keyOf = keysOnce()
  return rowsOf(blocks).map((row, index) => {
    const first = lead && index === 0
    const [only] = row
    const key = only ? keyOf(only) : String(index)
    if (only && !isPart(only)) {
      const devices = devicesOf(only)
      const place = { first, nested: false }
      if (devices === '') return <PlacedBlock key={key} block={only} place={place} />
      return (
        <div className={clsx('content-only', devices)} key={key}>
          <PlacedBlock block={only} place={place} />
        </div>
      )
    }
    return (
      <div className="content-area__row" key={`row-${key}`}>
        {row.map((block, column) => (
          <div
            className={clsx(`content-cell content-cell--${block.displayOption}`, devicesOf(block))}
            key={`${block.contentLink.id}-${column}`}
          >
            <PlacedBlock block={block} place={{ first: first && column === 0, nested: true }} />
          </div>
        ))}
      </div>
    )
  })
}

/**
 * One block in a separate error boundary: a fault inside it, on the server or in the browser, takes only this block off the
 * page. A block of a type this version does not know is left out. A block given by its id appears when it has loaded.
 */
export function PlacedBlock({ block, place }: { block: AreaBlock; place: BlockPlace }) {
  const isRepeat = repeatsOf(usePage()).has(block)
  const { id } = block.contentLink
  const { first, nested } = place
  const placed = useMemo(
    () => ({ first, nested, ...(!isRepeat && { anchor: blockAnchor(id) }) }),
    [first, nested, isRepeat, id],
  )
  return (
    <BlockBoundary block={block}>
      {block.contentType ? <ShownBlock block={block} place={placed} /> : <LinkedBlock link={block} place={placed} />}
    </BlockBoundary>
  )
}

function LinkedBlock({ link, place }: { link: BlockLink; place: BlockPlace }) {
  const block = useLinkedBlock(link)
  return block && <ShownBlock block={block} place={place} />
}

const ShownBlock = memo(function ShownBlock({ block: given, place }: { block: Block; place: BlockPlace }) {
  const block = useTyped(given)
  const components = useBlockComponents()
  const Shown = components[block.contentType.at(-1) ?? '']
  if (!Shown) return null
  return (
    <Suspense fallback={null}>
      <BlockPlaceContext value={place}>
        <Shown block={block} />
      </BlockPlaceContext>
    </Suspense>
  )
})

const isPart = (block: AreaBlock): boolean => block.displayOption === 'half' || block.displayOption === 'third'

/** Makes keys from the block and how often it has occurred before: an inserted block leaves the other keys as they are. */
function keysOnce(): (block: AreaBlock) => string {
  const seen = new Map<number, number>()
  return ({ contentLink: { id } }) => {
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return `${id}-${times}`
  }
}

/** Returns classes that hide a block on other devices: the document is the same for all devices. Empty: it is for all. */
function devicesOf(block: AreaBlock): string {
  const shownOn = block.contentType === undefined ? undefined : block.channels
  if (!shownOn?.length) return ''
  return clsx(
    !shownOn.includes('mobile') && 'content-not--mobile',
    !shownOn.includes('tablet') && 'content-not--tablet',
    !shownOn.includes('desktop') && 'content-not--desktop',
  )
}

/** Puts neighbouring half and third blocks in one row, and every other block in a separate row. */
export function rowsOf(blocks: readonly AreaBlock[]): AreaBlock[][] {
  const rows: AreaBlock[][] = []
  let open: AreaBlock[] | null = null
  for (const block of blocks) {
    if (isPart(block) && open) open.push(block)
    else {
      const row: AreaBlock[] = [block]
      rows.push(row)
      open = isPart(block) ? row : null
    }
  }
  return rows
}

interface BoundaryProps {
  block: AreaBlock
  children: ReactNode
}
interface BoundaryState {
  failed: boolean
  block: AreaBlock
}

/** A block that failed is tried again when it has changed, as it does while it is edited. */
class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, block: this.props.block }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  static getDerivedStateFromProps({ block }: BoundaryProps, state: BoundaryState) {
    return block === state.block ? null : { failed: false, block }
  }
  override componentDidCatch(error: Error) {
    tellFailed(this.props.block.contentLink.id, error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
