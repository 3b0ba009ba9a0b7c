import type { ReactNode } from 'react'

/** Below the product, in two columns where there is room: its story, and what the law and the curious want to know. */
export const ProductAbout = ({ story, children }: { story: ReactNode; children: ReactNode }) => (
  <section className="kit-wrap product-about">
    {story}
    <div className="product-about__facts">{children}</div>
  </section>
)
