import { clsx } from 'clsx'
import type { Block } from '#src/shell/contract/block.ts'
import type { ContainerBlock as ContainerFields } from '../../../contract/blocks/container-block.schema.ts'
import { BlockThemeContext, useBlockPlace, useBlockTheme } from '../../block-place.ts'
import { PlacedBlock } from '../../ContentArea.tsx'
import { panelLook } from '../../paint.ts'
import './ContainerBlock.css'

/** Blocks on one backdrop: side by side from 768 px, below each other on phones; in another theme when it says so. */
export function ContainerBlock({ block }: { block: ContainerFields }) {
  const { first } = useBlockPlace()
  const pageTheme = useBlockTheme()
  const look = panelLook(block.background)
  const nested = block.columns > 1 || block.maxWidth !== 'full'
  return (
    <section
      className={clsx('kit-section content-box', look.className, block.maxWidth === 'full' && 'content-box--edge')}
      style={look.style}
      data-below={block.mobilePaddingBottom}
      data-below-wide={block.desktopPaddingBottom}
      {...(block.theme !== '' && { 'data-theme': block.theme })}
    >
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
              {/* the wire schema names the base only; the fields of the inner type travel with it */}
              <PlacedBlock block={inner as Block} place={{ first: first && index === 0, nested }} />
            </div>
          ))}
        </div>
      </BlockThemeContext>
    </section>
  )
}
