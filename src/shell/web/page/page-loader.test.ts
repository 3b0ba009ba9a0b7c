import { createMemoryRouter, createPath, type LoaderFunctionArgs } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { samplePage } from '../chrome/shell-page.sample.ts'
import type { FetchedPage } from './page-api.ts'
import { definePage } from './page-type.ts'
import { createPageLoader, createPageRegistry, type LoadedPage, loadPage, pageModules } from './page-loader.ts'

const Landing = () => null
const Start = () => null
const bringBlocks = vi.fn(() => Promise.resolve())
const bringStories = vi.fn(() => Promise.resolve())
const registry = createPageRegistry(
  [
    { name: 'landing-page', module: 'x', load: () => Promise.resolve(Landing) },
    { name: 'start-page', module: 'y', load: () => Promise.resolve(Start) },
    definePage<{ liftUpContentArea: unknown }>({
      name: 'recipe-page',
      module: 'z',
      load: () => Promise.resolve(Start),
      areas: ['liftUpContentArea'],
    }),
  ],
  [
    { module: 'blocks', types: null, load: bringBlocks },
    { module: 'stories', types: ['LinkBlock', 'CarouselBlock'], load: bringStories },
  ],
)
const page = (name: string, contentType = ['Page', 'LandingPage']): FetchedPage => ({
  kind: 'page',
  model: samplePage({ name, contentType }),
})
const failed = { kind: 'failed', status: 500 } satisfies FetchedPage

function setUp(pages: Record<string, FetchedPage | null>) {
  const onUnreachable = vi.fn()
  const asked: string[] = []
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const loader = createPageLoader({
    registry,
    texts: () => Promise.resolve({}),
    fetchPage: (url) => {
      asked.push(url)
      return Promise.resolve(pages[url] ?? null)
    },
    fallbacks: () => ({ errorPageUrl: '/virhe', notFoundPageUrl: '/404' }),
    onUnreachable,
    currentUrl: () => '/here?page=2',
    targetHash: () => router?.state.navigation.location?.hash ?? '',
  })
  const navigate = async (to: string) => {
    router = createMemoryRouter([{ path: '*', loader, Component: Landing, HydrateFallback: Landing }])
    await router.navigate(to)
    return createPath(router.state.location)
  }
  const load = (path: string) => loader({ request: new Request(`http://shop${path}`) } as LoaderFunctionArgs) // the loader reads nothing else
  return { load, navigate, asked, onUnreachable }
}
const shown = async (loaded: Promise<LoadedPage | Response>) => {
  const result = await loaded
  if (result instanceof Response)
    return { to: result.headers.get('location'), replace: result.headers.get('x-remix-replace') }
  return { name: result.model.name, status: result.model.status }
}

describe('a navigation', () => {
  it('chooses the component by the last content type; an unknown one is shown by the landing template', async () => {
    const { load } = setUp({ '/': page('start', ['Page', 'StartPage']), '/x': page('x', ['Page', 'NobodyKnowsPage']) })
    expect(await load('/')).toMatchObject({ Page: Start })
    expect(await load('/x')).toMatchObject({ Page: Landing })
  })

  it('asks for the full path', async () => {
    const { load, asked } = setUp({ '/search?q=a&page=2': page('search') })
    await load('/search?q=a&page=2')
    expect(asked).toEqual(['/search?q=a&page=2'])
  })

  it.each<[string, Record<string, FetchedPage | null>, object]>([
    [
      'the error page',
      { '/a': failed, '/virhe': page('virhe'), '/404': page('404') },
      { name: 'virhe', status: 'error' },
    ],
    [
      'else the not-found page',
      { '/a': failed, '/virhe': failed, '/404': page('404') },
      { name: '404', status: 'error' },
    ],
    [
      'else the root, at the address that was asked for',
      { '/a': failed, '/virhe': failed, '/404': failed, '/': page('start') },
      { name: 'start', status: 'error' },
    ],
    ['the error page where there is no url', { '/virhe': page('virhe') }, { name: 'virhe' }],
  ])('without a model shows %s', async (_what, pages, result) => {
    expect(await shown(setUp(pages).load('/a'))).toMatchObject(result)
  })

  it.each([
    ['/sv/a', '/sv/'],
    ['/en/a', '/en/'],
    ['/sv', '/sv/'],
  ])('%s, with nothing else to stand in for it, is the start page of its language', async (from, start) => {
    const { load } = setUp({ [from]: failed, '/virhe': failed, '/404': failed, '/': page('fi'), [start]: page(start) })
    expect(await shown(load(from))).toMatchObject({ name: start, status: 'error' })
  })

  it('tells the error page the id the failed request has in the log, and keeps no page that tells it', async () => {
    const errorPage = page('virhe')
    const { load } = setUp({ '/a': { ...failed, requestId: 'r-1' }, '/b': failed, '/virhe': errorPage })
    expect(await load('/a')).toMatchObject({ model: { name: 'virhe', requestId: 'r-1' } })
    expect(await load('/b')).toMatchObject({ model: { name: 'virhe', requestId: '' } })
    expect(errorPage).not.toHaveProperty('model.requestId')
  })

  it('of the root, with nothing to stand in for it, fails instead of asking for itself again', async () => {
    const { load, asked } = setUp({ '/': failed, '/virhe': failed, '/404': failed })
    await expect(Promise.resolve(load('/'))).rejects.toThrow('No page for /')
    expect(asked).toEqual(['/', '/virhe', '/404'])
  })

  it('to a moved page replaces its address', async () => {
    const { load } = setUp({ '/a': { kind: 'redirect', url: '/b' } })
    expect(await shown(load('/a'))).toEqual({ to: '/b', replace: 'true' })
  })

  it.each([
    ['/a?utm_source=x&code=AB-1', '/b', '/b?utm_source=x&code=AB-1'],
    ['/a#osa', '/b', '/b#osa'],
    ['/a?page=2#osa', '/b', '/b?page=2#osa'],
    ['/a?page=2&utm_source=x#osa', '/b?page=1#kohta', '/b?page=1&utm_source=x#kohta'],
  ])('to a moved page as %s, which is %s now, comes to %s', async (from, url, to) => {
    const requested = (address: string): string => address.split('#')[0] ?? ''
    const { navigate } = setUp({
      '/': page('start'),
      [requested(to)]: page('b'),
      [requested(from)]: { kind: 'redirect', url },
    })
    expect(await navigate(from)).toBe(to)
  })

  it('that nothing answers stays, with the old address, and tells', async () => {
    const { load, onUnreachable, asked } = setUp({ '/a?q=1': { kind: 'unreachable' } })
    expect(await shown(load('/a?q=1'))).toEqual({ to: '/here?page=2', replace: 'true' })
    expect(onUnreachable).toHaveBeenCalledExactlyOnceWith('/a?q=1')
    expect(asked).toEqual(['/a?q=1'])
  })
})

describe('the code of blocks', () => {
  const block = (type: string, fields = {}) =>
    ({ contentType: ['Block', type], contentLink: { id: 7 }, ...fields }) as never // nothing else of it is read
  const notice = block('NoticeBlock')
  const story = block('LinkBlock')
  const start = (areas = {}) => samplePage({ contentType: ['Page', 'StartPage'], ...areas })
  const recipe = (areas = {}) => samplePage({ contentType: ['Page', 'RecipePage'], ...areas })
  it.each([
    ['a page without blocks does without', start(), ['y']],
    ['one with blocks on top', start({ topContentArea: [notice] }), ['y', 'blocks']],
    ['one with blocks in its middle', start({ mainContentArea: [notice] }), ['y', 'blocks']],
    [
      'one with blocks at its end',
      samplePage({ contentType: ['Page', 'Unknown'], bottomContentArea: [notice] }),
      ['x', 'blocks'],
    ],
    ['one with a story’s block alone', start({ mainContentArea: [story] }), ['y', 'stories']],
    ['one with both', start({ topContentArea: [notice], mainContentArea: [story] }), ['y', 'blocks', 'stories']],
    [
      'one with a story’s block in a container',
      start({ mainContentArea: [block('ContainerBlock', { containerBlocks: [story] })] }),
      ['y', 'blocks', 'stories'],
    ],
    [
      'one with a block that comes later, of whatever type',
      start({ mainContentArea: [{ contentLink: { id: 7 } } as never] }),
      ['y', 'blocks', 'stories'],
    ],
    ['one with an area of its own, which is empty', recipe({ liftUpContentArea: [] }), ['z']],
    ['one with a block in an area of its own', recipe({ liftUpContentArea: [notice] }), ['z', 'blocks']],
    ['one whose fields are no area of its type', start({ liftUpContentArea: [story] }), ['y']],
  ])('%s', async (_, model, modules) => {
    bringBlocks.mockClear()
    bringStories.mockClear()
    await loadPage(model, registry, () => ({}))
    const brought = [bringBlocks.mock.calls.length, bringStories.mock.calls.length]
    expect([pageModules(model, registry), ...brought]).toEqual([
      modules,
      Number(modules.includes('blocks')),
      Number(modules.includes('stories')),
    ])
  })
})
