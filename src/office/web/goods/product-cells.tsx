import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import { splitName } from '#src/products/rules/names.ts'
import type { Row } from '../../contract/records.ts'
import { textOf } from '../text-of.ts'
import '../styles/office-record.css'

/** A product's name: roman for the thing, italic for the taste. */
export function ProductName({ name }: { name: string }) {
  const { thing, taste } = splitName(name)
  if (taste === null) return thing
  return (
    <>
      {thing}, <em>{taste}</em>
    </>
  )
}

/** A product's picture, square on its backdrop; an empty square where there is none. `size` is in pixels. */
export function ProductPicture({ url, size }: { url: string; size: 32 | 44 | 72 }) {
  const className = clsx('office-pic', size === 32 && 'office-pic--s', size === 72 && 'office-pic--l')
  if (url === '') return <span className={className} />
  const src = isResizable(url) ? imageUrl(url, 'thumbnail', size * 2, 'webp') : url
  return <img className={className} src={src} alt="" width={size} height={size} loading="lazy" />
}

/** Cells of a list of goods: the name stands after its picture. */
export const goodsCells: Readonly<Record<string, (row: Row) => ReactNode>> = {
  name: ({ name, imageUrl: url }) => (
    <span className="office-with">
      <ProductPicture url={textOf(url)} size={32} />
      <span>
        <ProductName name={textOf(name)} />
      </span>
    </span>
  ),
  imageUrl: ({ imageUrl: url }) => <ProductPicture url={textOf(url)} size={44} />,
}
