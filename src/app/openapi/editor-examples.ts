/** Bodies of the page editor's calls, by route. */
export const editorBodyExamples: Readonly<Record<string, object>> = {
  'POST /api/cms/content': { type: 'LandingPage', parentId: 1, language: 'fi', name: 'Joulun kampanja' },
  'PUT /api/cms/content/:id': {
    baseVersion: 12,
    name: 'Joulun kampanja',
    slug: 'joulun-kampanja',
    fields: { metaTitle: 'Joulun kampanja' },
  },
  'POST /api/cms/content/:id/publish': { languages: ['fi', 'sv'], at: '2026-12-01T06:00:00Z', until: null },
  'POST /api/cms/content/:id/unpublish': { languages: ['en'] },
  'POST /api/cms/content/:id/unschedule': { languages: ['fi'] },
  'POST /api/cms/content/:id/move': { parentId: 1, index: 0 },
  'POST /api/cms/content/:id/copy': { parentId: 1, name: 'Pääsiäisen kampanja' },
  'POST /api/cms/content/:id/share': { baseVersion: 12, node: 301, name: 'Toimitusajat jouluna' },
  'POST /api/cms/content/:id/detach': { baseVersion: 12, ref: 302 },
  'POST /api/cms/present/:id': { name: 'Joulun kampanja', slug: 'joulun-kampanja', fields: {} },
  'POST /api/cms/presets': { type: 'NoticeBlock', name: 'Toimitusajat', fields: { noticeType: 'Information' } },
  'PUT /api/cms/media/:id': { name: 'Suklaalevy', folder: 'levyt', focus: { x: 50, y: 40 } },
  'POST /api/cms/media/folders/move': { from: 'levyt', to: 'levyt-vanhat' },
}
