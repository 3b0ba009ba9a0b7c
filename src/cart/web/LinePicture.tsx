import { Picture } from '#src/kit/Picture.tsx'

/** 64 px, decoration: the line's name is next to it. */
export function LinePicture({ url }: { url: string }) {
  if (!url) return <span className="cart-line__blank" aria-hidden="true" />
  return <Picture image={{ url, altText: '' }} preset="tiny" sizes="64px" loading="lazy" />
}
