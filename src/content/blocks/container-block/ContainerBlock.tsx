import { clsx } from 'clsx'
import type { ContainerBlock as ContainerFields } from './container.block.ts'
import { BlockThemeContext, useBlockPlace, useBlockTheme } from '../../web/block-place.ts'
import { PlacedBlock } from '../../web/ContentArea.tsx'
import { panelLook } from '../../web/paint.ts'
import './ContainerBlock.css'

/** Blocks on one backdrop: side by side from 768 px, below each other on phones; in another theme when it says so. */
export function ContainerBlock({ block }: { block: ContainerFields }) {
  const { first, anchor } = useBlockPlace()
  const pageTheme = useBlockTheme()
  const look = panelLook(block.background)
  const nested = block.columns > 1 || block.maxWidth !== 'full'
  const below = { '--below': block.mobilePaddingBottom, '--below-wide': block.desktopPaddingBottom }
  return (
    <section
      id={anchor}
      className={clsx('kit-section content-box', look.className, block.maxWidth === 'full' && 'content-box--edge')}
      style={{ ...look.style, ...below }}
      data-below={block.mobilePaddingBottom || undefined}
      data-shape-top={block.dividerShapeTop || undefined}
      {...(block.theme !== '' && { 'data-theme': block.theme })}
    >
      {block.dividerShapeTop !== '' && <DividerShape shape={block.dividerShapeTop} edge="top" />}
      <BlockThemeContext value={block.theme === '' ? pageTheme : block.theme}>
        <div
          className={clsx(
            'content-box__grid',
            block.maxWidth === 'full' ? 'content-box--full' : `kit-wrap content-box--${block.maxWidth}`,
          )}
          data-columns={block.columns}
        >
          {block.containerBlocks.map((inner, index) => (
            <div className={nested ? 'content-cell' : undefined} key={`${inner.contentLink.id}-${index}`}>
              <PlacedBlock block={inner} place={{ first: first && index === 0, nested }} />
            </div>
          ))}
        </div>
      </BlockThemeContext>
      {block.dividerShapeBottom !== '' && <DividerShape shape={block.dividerShapeBottom} edge="bottom" />}
    </section>
  )
}

/** The container's own colour rising into what precedes it, or the page's into the container. */
const DividerShape = ({ shape, edge }: { shape: string; edge: 'top' | 'bottom' }) => (
  <div className={`content-shape content-shape--${shape} content-shape--${edge}`} aria-hidden="true" />
)
