import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

/** Tests only: a real picture of the demo. */
export const demoPicture = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../../../../demo/images', name))

const avcDescription = Buffer.from(
  '0164000affe1001967640' + '00aacd94143fa1000000300100000030320f122d3b001000468eb' + 'ecb22c',
  'hex',
)

/** Tests only: a film by its container and headers; its pictures are no pictures. */
export async function sampleFilm(
  container: 'webm' | 'mp4',
  { seconds = 3, width = 640, height = 360 }: { seconds?: number; width?: number; height?: number } = {},
): Promise<Buffer> {
  const isMp4 = container === 'mp4'
  const target = new BufferTarget()
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const source = new EncodedVideoPacketSource(isMp4 ? 'avc' : 'vp9')
  output.addVideoTrack(source, { frameRate: 10 })
  await output.start()
  const decoderConfig = {
    codec: isMp4 ? 'avc1.64000a' : 'vp09.00.10.08',
    codedWidth: width,
    codedHeight: height,
    ...(isMp4 && { description: avcDescription }),
  }
  for (let frame = 0; frame < seconds * 10; frame += 1) {
    const packet = new EncodedPacket(new Uint8Array([0, 0, 0, 1, 0x65, frame]), 'key', frame / 10, 0.1)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('No film was written')
  return Buffer.from(target.buffer)
}

/** Tests only: the smallest PDF there is. */
export const samplePdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
