import type { Bucket } from './bucket-api.ts'

/** Settings of uploaded, imported and resized pictures. */
export const mediaSettings = {
  mediaStore: {
    env: 'MEDIA_STORE',
    description:
      'Where uploads and imported pictures are kept: `folder` (MEDIA_DIR), or `s3`, a bucket that machines share (MEDIA_S3_…).',
    fallback: 'folder',
    check: /^(folder|s3)$/,
  },
  mediaDir: {
    env: 'MEDIA_DIR',
    description: 'Folder uploads and imported pictures are written to; all processes share it.',
    fallback: '.data/media',
  },
  mediaSeedDir: {
    env: 'MEDIA_SEED_DIR',
    description:
      'Folder of the pictures the shop is seeded with; read where MEDIA_DIR has no such file, never written to.',
    fallback: 'demo/images',
  },
  mediaEndpoint: {
    env: 'MEDIA_S3_ENDPOINT',
    description:
      'Origin of S3-compatible storage, such as `https://s3.eu-north-1.amazonaws.com`; empty: there is none.',
    fallback: '',
    check: /^(https?:\/\/[^/\s]+)?$/,
  },
  mediaBucket: {
    env: 'MEDIA_S3_BUCKET',
    description: 'Name of the bucket there, private to the shop; it stands in the path of each call.',
    fallback: '',
    check: /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/,
  },
  mediaRegion: {
    env: 'MEDIA_S3_REGION',
    description: 'Region that calls are signed for; services without regions take any.',
    fallback: 'us-east-1',
    check: /^[a-z0-9-]+$/,
  },
  mediaKeyId: {
    env: 'MEDIA_S3_KEY_ID',
    description: 'Id of the access key, which may read, write, remove and list in the bucket and nothing else.',
    fallback: '',
  },
  mediaSecret: {
    env: 'MEDIA_S3_SECRET',
    description: 'Secret of that access key.',
    fallback: '',
    check: /^(\S{16,})?$/,
    secret: true,
  },
  imageCacheDir: {
    env: 'IMAGE_CACHE_DIR',
    description:
      'Folder for resized pictures, and copies of originals that lie in a bucket; may be emptied at any time.',
    fallback: '.data/images',
  },
  imageCacheMegabytes: {
    env: 'IMAGE_CACHE_MB',
    description: 'Most that folder holds; what was used longest ago is removed first.',
    fallback: '1024',
    check: /^\d+$/,
  },
} as const

type MediaSetting = keyof typeof mediaSettings

/** The bucket of the settings; null: they name none. Says what is missing to one that is needed or half described. */
export function bucketOf(value: (name: MediaSetting) => string, faults: string[]): Bucket | null {
  const parts = ['mediaEndpoint', 'mediaBucket', 'mediaKeyId', 'mediaSecret'] as const
  const missing = parts.filter((name) => value(name) === '')
  if (missing.length === parts.length && value('mediaStore') === 'folder') return null
  for (const name of missing) faults.push(`${mediaSettings[name].env} is missing: ${mediaSettings[name].description}`)
  const [endpoint, name, keyId, secret] = parts.map(value) as [string, string, string, string] // one for each part
  return { endpoint, name, region: value('mediaRegion'), keyId, secret }
}
