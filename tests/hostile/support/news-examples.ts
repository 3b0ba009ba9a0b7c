import { releaseId } from '../../../demo/news/press-room.ts'
import type { Example } from './route-examples.ts'

/** Of press releases. */
export const newsExamples: Readonly<Record<string, Example>> = {
  'GET /api/cision/releases/:feedId': {
    params: () => ({ feedId: 'konvehti' }),
    query: () => ({ filters: 'PRO,SUS', page: '1', pageSize: '3', year: '2026', language: 'sv', keywords: 'choklad' }),
  },
  'GET /api/cision/release/:id': { params: () => ({ id: releaseId('willja-trio', 'fi') }) },
  'GET /api/cision/categoriesoptions': { query: () => ({ feedId: 'konvehti', language: 'sv' }) },
  'GET /api/cision/yearoptions': { query: () => ({ feedId: 'konvehti', language: 'sv' }) },
  'GET /api/feeds/:feedId/:language': { params: () => ({ feedId: 'konvehti', language: 'sv' }) },
}
