/* Reads a film's metadata; run in the picture process, because it is a stranger's file. */

export interface FilmFacts {
  container: 'webm' | 'mp4'
  /** The codec's name in the format library: `vp9`, `avc`; null: unknown to it. */
  codec: string | null
  /** Pixels as it is shown, upright. */
  width: number
  height: number
  durationMs: number
}

/** Null: not a readable film. */
export async function readFilm({ path }: { path: string }): Promise<FilmFacts | null> {
  const { FilePathSource, Input, MP4, WEBM } = await import('mediabunny')
  const input = new Input({ source: new FilePathSource(path), formats: [WEBM, MP4] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return null
    const container = (await input.getFormat()) === MP4 ? 'mp4' : 'webm'
    const seconds = await input.computeDuration()
    const [codec, width, height] = [track.codec, track.displayWidth, track.displayHeight]
    return { container, codec, width, height, durationMs: Math.round(seconds * 1_000) }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
