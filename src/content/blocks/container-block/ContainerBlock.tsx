import { clsx } from 'clsx'
import type { ContainerBlock as ContainerFields } from './container.block.ts'
import { useAreaSlot } from '../../web/area-slot.ts'
import { BlockThemeContext, useBlockPlace, useBlockTheme } from '../../web/block-place.ts'
import { PlacedBlock } from '../../web/ContentArea.tsx'
import { panelLook } from '../../web/paint.ts'
import './ContainerBlock.css'

/** Blocks on one backdrop: side by side from 768 px, below each other on phones; in another theme when it says so. */
export function ContainerBlock({ block }: { block: ContainerFields }) {
  const { first } = useBlockPlace()
  const pageTheme = useBlockTheme()
  const look = panelLook(block.background)
  const slot = useAreaSlot(block.containerBlocks)
  const nested = block.columns > 1 || block.maxWidth !== 'full'
  return (
    <section
      className={clsx('kit-section box', look.className, block.maxWidth === 'full' && 'box--edge')}
      style={look.style}
      data-below={block.mobilePaddingBottom}
      data-below-wide={block.desktopPaddingBottom}
      {...(block.theme !== '' && { 'data-theme': block.theme })}
    >
      <BlockThemeContext value={block.theme === '' ? pageTheme : block.theme}>
        <div
          className={clsx('box__grid', block.maxWidth === 'full' ? 'box--full' : `kit-wrap box--${block.maxWidth}`)}
          data-columns={block.columns}
        >
          {slot ??
            block.containerBlocks.map((inner, index) => (
              <div className={nested ? 'cell' : undefined} key={`${inner.contentLink.id}-${index}`}>
                <PlacedBlock block={inner} place={{ first: first && index === 0, nested }} />
              </div>
            ))}
        </div>
      </BlockThemeContext>
    </section>
  )
}
