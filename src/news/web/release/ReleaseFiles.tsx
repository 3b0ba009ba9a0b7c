import { type Language, localeTag } from '#src/common/locale.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import type { NewsFile } from '../../contract/release.ts'

/** The files of a release, with kind and size. */
export function ReleaseFiles({ files }: { files: readonly NewsFile[] }) {
  const text = useText()
  const language = useLanguage()
  if (files.length === 0) return null
  return (
    <section>
      <h2 className="kit-d3" lang={language}>
        {text('/news/release/files')}
      </h2>
      <ul className="news-files kit-num">
        {files.map(({ url, title, fileName, kind, sizeBytes }) => (
          <li key={url}>
            <a href={url} {...(url.startsWith('/') ? { download: fileName } : { rel: 'noopener noreferrer' })}>
              <Icon name="arrow" className="news-down" />
              <span className="kit-hover-line">{title || fileName}</span>
              <small>
                {[kind, sizeBytes === null ? '' : fileSize(sizeBytes, language, text)]
                  .filter((part) => part !== '')
                  .join(', ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "214 kt", "1,8 Mt". */
function fileSize(bytes: number, language: Language, text: TextFunction): string {
  const isLarge = bytes >= 1_000_000
  const size = new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: isLarge ? 1 : 0 })
  return isLarge
    ? text('/news/size/megabytes', { size: size.format(bytes / 1_000_000) })
    : text('/news/size/kilobytes', { size: size.format(Math.max(1, Math.round(bytes / 1_000))) })
}
