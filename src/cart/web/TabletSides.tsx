import { Picture } from '#src/kit/Picture.tsx'
import type { TabletPicture, TabletPictures } from '../contract/custom-tablet.ts'
import './cart-parts.css'

/** Both sides of an engraved tablet, small; decoration, because the texts are next to it. */
export function TabletSides({ pictures: { front, back } }: { pictures: TabletPictures }) {
  return (
    <div className="cart-cut">
      <Side picture={front} />
      {back && <Side picture={back} />}
    </div>
  )
}

/** All pictures of plates and all drawings have these proportions. */
const size = { width: 1400, height: 700 }

function Side({ picture: { plateUrl, drawingUrl } }: { picture: TabletPicture }) {
  return (
    <div className="cart-cut__side">
      {plateUrl !== '' && (
        <Picture image={{ url: plateUrl, altText: '', ...size }} preset="logo" sizes="224px" widths={[256, 512]} />
      )}
      <img className="cart-cut__text" src={drawingUrl} alt="" {...size} loading="lazy" decoding="async" />
    </div>
  )
}
