import { useQuery } from '@tanstack/react-query'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { MediaEntry } from '#src/media/contract/library.ts'
import { fetchMedia } from '../editor-api.ts'

/** An item of the library; undefined: not known yet. */
export function useMedia(id: number | null): MediaEntry | null | undefined {
  const { data } = useQuery({
    queryKey: ['media-item', id],
    queryFn: async () => (await fetchMedia({ ids: String(id) })).items[0] ?? null,
    enabled: id !== null,
    staleTime: 60_000,
  })
  return data
}

export const pictureUrl = ({ path, posterPath }: Pick<MediaEntry, 'path' | 'posterPath'>, width: number): string => {
  const shown = posterPath ?? path
  return isResizable(shown) && !shown.endsWith('.mp4') && !shown.endsWith('.pdf')
    ? imageUrl(shown, 'default', width, 'webp')
    : shown
}

export function Thumbnail({ id }: { id: number }) {
  const media = useMedia(id)
  const isShown = media && (media.kind === 'picture' || media.kind === 'vector' || media.posterPath !== null)
  return isShown ? <img className="edit-thumb" src={pictureUrl(media, 160)} alt="" /> : <span className="edit-thumb" />
}
