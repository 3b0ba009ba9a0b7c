import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { NewsImage } from '../../contract/release.ts'

/** All pictures of a release, each to be taken along in its largest size. */
export function PressPictures({ images }: { images: readonly NewsImage[] }) {
  const text = useText()
  const language = useLanguage()
  if (images.length === 0) return null
  return (
    <section className="news-shots">
      <h2 className="kit-d3" lang={language}>
        <Emphasised text={text('/news/release/pictures')} />
      </h2>
      <ul className="news-shots__list">
        {images.map((image) => {
          const caption = image.title || image.description
          return (
            <li key={image.downloadUrl}>
              <figure>
                <Picture
                  image={{ url: image.url, altText: image.description, width: image.width, height: image.height }}
                  preset="half"
                  sizes="(min-width: 1024px) 400px, 50vw"
                />
                <figcaption>
                  {caption !== '' && <span>{caption}</span>}
                  {image.photographer !== '' && (
                    <span>{text('/news/release/photo', { name: image.photographer })}</span>
                  )}
                  <a
                    className="kit-go"
                    href={image.downloadUrl}
                    download={image.fileName}
                    lang={language}
                    aria-label={text('/news/release/download-of', { name: caption || image.fileName })}
                  >
                    {text('/news/release/download')} <Icon name="arrow" size="s" className="news-down" />
                  </a>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
