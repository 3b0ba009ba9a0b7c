import type { CSSProperties } from 'react'
import {
  cropOf,
  imagePresets,
  imageUrl,
  type ImageFormat,
  type ImagePreset,
  isResizable,
  presetWidths,
  servedWidth,
} from './picture/image-url.ts'

export interface PictureSource {
  /** A media path such as `/media/products/x.webp`, or any other address (shown as it is). */
  url: string
  /** Empty for decoration and where the name stands next to the picture. */
  altText: string
  /** Pixels of the original; they reserve the space for presets that have no fixed ratio. */
  width?: number
  height?: number
  /** The point that stays in sight when the picture is cropped: per cent from the left and from the top; absent: the middle. */
  focus?: { x: number; y: number }
}

interface PictureProps {
  image: PictureSource
  preset: ImagePreset
  /** How wide it is laid out: "(min-width: 1024px) 25vw, 50vw". */
  sizes: string
  /** The preset's widths to offer, instead of all. */
  widths?: readonly number[]
  /** The largest thing of the first screen: fetched first, never lazily. One per page. */
  priority?: boolean
  /** Eager: for other pictures of the first screen, which load after its largest one and its fonts. */
  loading?: 'lazy' | 'eager'
  /** Another cut for phones (up to 1023 px unless `below` says otherwise). */
  phone?: { image: PictureSource; preset: ImagePreset; sizes: string; below?: number } | null
  className?: string
  style?: CSSProperties
}

/** AVIF with WebP behind it, at the widths the image route serves. */
export function Picture({
  image,
  preset,
  sizes,
  widths,
  priority = false,
  loading,
  phone,
  className,
  style,
}: PictureProps) {
  const offered = widths ?? presetWidths(preset)
  const img = (
    <img
      className={className}
      style={image.focus ? { objectPosition: `${image.focus.x}% ${image.focus.y}%`, ...style } : style}
      src={
        isResizable(image.url)
          ? imageUrl(image.url, preset, imagePresets[preset].width, 'webp', cropOf(image, preset))
          : image.url
      }
      alt={image.altText}
      {...box(image, preset)}
      loading={priority ? 'eager' : (loading ?? 'lazy')}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchPriority: 'high' } : loading === 'eager' ? { fetchPriority: 'low' } : {})}
    />
  )
  if (!isResizable(image.url)) return img
  const phoneMedia = `(max-width: ${(phone?.below ?? 1024) - 1}px)`
  return (
    <picture>
      {phone &&
        isResizable(phone.image.url) &&
        formats.map((format) => (
          <source
            key={`phone-${format}`}
            media={phoneMedia}
            type={`image/${format}`}
            srcSet={sourceSet(phone.image, phone.preset, presetWidths(phone.preset), format)}
            sizes={phone.sizes}
            {...box(phone.image, phone.preset)}
          />
        ))}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(image, preset, offered, format)}
          sizes={sizes}
        />
      ))}
      {img}
    </picture>
  )
}

const formats: readonly ImageFormat[] = ['avif', 'webp']

function sourceSet(image: PictureSource, preset: ImagePreset, widths: readonly number[], format: ImageFormat): string {
  const crop = cropOf(image, preset)
  const address = (width: number) => imageUrl(image.url, preset, width, format, crop)
  return widths.map((width) => `${address(width)} ${servedWidth(preset, width)}w`).join(', ')
}

/** Returns the size that reserves the picture's space: the preset's ratio, else the original's. */
function box(image: PictureSource, preset: ImagePreset): { width?: number; height?: number } {
  const { width, height } = imagePresets[preset]
  if (height !== null) return { width, height }
  return image.width && image.height ? { width: image.width, height: image.height } : {}
}
