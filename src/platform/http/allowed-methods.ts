import type { RouteOptions } from 'fastify'
import { isMachinePath } from './readable-url.ts'

interface Known {
  pattern: string
  methods: readonly string[]
  /** Created on first use. */
  matches?: RegExp
}

/** The methods that an address answers. An address without a route has none. */
export function createAllowedMethods() {
  const known: Known[] = []

  const note = ({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void =>
    void known.push({ pattern: url, methods: [method].flat() })

  function find(url: string): string[] {
    const path = url.split('?')[0] ?? '/'
    const fits = (route: Known): boolean => {
      // The page route matches every path except machine paths.
      if (route.pattern === '/*' && isMachinePath(path)) return false
      route.matches ??= regExpOf(route.pattern)
      return route.matches.test(path)
    }
    return [...new Set(known.filter(fits).flatMap(({ methods }) => methods))].toSorted()
  }

  return { note, find }
}

const regExpOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )
