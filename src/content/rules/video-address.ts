const pattern =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/

/** The id of a public video, from an address as people copy it; null: no such address. */
export const publicVideoId = (address: string): string | null => pattern.exec(address.trim())?.[1] ?? null

/** `1.24` in Finnish and Swedish, `1:24` in English. */
export function filmLength(milliseconds: number, separator: '.' | ':'): string {
  const seconds = Math.round(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}${separator}${String(seconds % 60).padStart(2, '0')}`
}
