import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Writes a screenshot as WebP that fits into so many bytes: a long page gets smaller before it gets unsightly. */
export async function savePicture(picture: Buffer, file: string, maxBytes: number): Promise<void> {
  const { width: whole } = await sharp(picture).metadata()
  for (const share of [1, 0.8, 0.65, 0.5, 0.4]) {
    const sized = await sharp(picture)
      .resize({ width: Math.round(whole * share) })
      .png()
      .toBuffer()
    for (let quality = 84; quality >= 40; quality -= 4) {
      const packed = await sharp(sized).webp({ quality, effort: 5 }).toBuffer()
      if (packed.length > maxBytes) continue
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, packed)
      return
    }
  }
  throw new Error(`${file} does not fit into ${maxBytes} bytes`)
}
