import { Picture } from '#src/kit/Picture.tsx'
import './hits.css'

/** The small picture of a search hit, or its empty place. The alternative text is empty, as the name is next to it. */
export function HitPicture({ url }: { url: string }) {
  if (url === '') return <span className="search-hit__none" aria-hidden="true" />
  return <Picture image={{ url, altText: '' }} preset="tiny" sizes="64px" />
}
