import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { GoLink } from '#src/content/web/GoLink.tsx'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { Picture } from '#src/kit/Picture.tsx'
import type { PromoPanel as Panel } from '../../contract/promo-panel.ts'
import './promo-panel.css'

/** Stands across the columns of a list, after full rows. Its picture is decoration. */
export function PromoPanel({ panel: { title, text, link, image, field, language } }: { panel: Panel }) {
  return (
    <section className={`listing-promo ${paintClass}`} style={paint(field)} lang={language}>
      <div className="listing-promo__say">
        <h3 className="kit-d2">
          <Emphasised text={title} />
        </h3>
        <p>{text}</p>
        <GoLink to={link.url}>{link.label}</GoLink>
      </div>
      <div className="listing-promo__pic">
        <Picture image={image} preset="half" sizes="(min-width: 768px) 50vw, 100vw" widths={[448, 640, 960, 1280]} />
      </div>
    </section>
  )
}
