import { figure, ratio, type Row } from '../bench.ts'
import { listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { withKnownAnswers } from '../support/known-answers.ts'
import { type Load, type LoadResult, runLoad } from '../support/load.ts'
import type { Process } from '../support/processes.ts'
import { timeRequests } from '../support/requests.ts'
import { withShop } from '../support/shop-process.ts'
import { visits } from '../support/visits.ts'

/** What each process is asked, alone or beside the other: so little that they seldom take each other's turns or caches. */
const connections = 8
const rate = 250
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export const twoProcesses: Row = {
  name: 'two',
  title: 'Two processes on one database instead of one',

  run: async (bench) => {
    const database = await bench.demo()
    return withShop(database, { name: 'shop-1' }, (first) =>
      withShop(database, { name: 'shop-2' }, async (second) => {
        const [rounds, seconds] = bench.quick ? [1, 1] : [7, 4]
        const pages = [...(await listCategoryPaths(first.origin)), ...(await listProductPaths(first.origin))]
        for (const { origin } of [first, second]) {
          await timeRequests(
            pages.map((path) => origin + path),
            4,
            headers,
          )
        }
        const { next, paths } = await visits(first.origin, pages)
        const load = (origin: string, time: number): Load => ({
          origin,
          path: '/',
          next,
          seconds: time,
          connections,
          rate,
        })
        const ask = (servers: readonly Server[], time = seconds) =>
          Promise.all(servers.map((server) => runLoad(server, load(server.origin, time))))
        return withKnownAnswers(first.origin, paths, headers, (start) =>
          start((bare) =>
            start(async (otherBare) => {
              const [shops, bares] = [
                [first, second],
                [bare, otherBare],
              ]
              for (const server of [...shops, ...bares]) await ask([server], bench.quick ? 1 : 4)
              const results: { own: Costs; bare: Costs }[] = []
              for (let round = 0; round < rounds; round++) {
                const costs = async (servers: readonly Server[]): Promise<Costs> => ({
                  one: cost(await ask(servers.slice(0, 1))),
                  two: cost(await ask(servers)),
                })
                results.push({ own: await costs(shops), bare: await costs(bares) })
              }
              const [own, peer] = [results.map((result) => result.own), results.map((result) => result.bare)]
              return [
                figure({
                  name: 'server CPU per request, two processes to one',
                  value: growth(own) / growth(peer),
                  show: ratio,
                  atMost: 1.1,
                  note: `${told(own)}; on the same machine two bare servers to one: ${told(peer)}; cached pages, lists and stock calls, ${rate} a second over ${connections} connections to each`,
                }),
              ]
            }),
          ),
        )
      }),
    )
  },
}

type Server = Pick<Process, 'pid'> & { origin: string }

/** Processor time per request in microseconds, one process asked alone and two at the same time. */
interface Costs {
  one: number
  two: number
}

/** Over all rounds, because the system counts in hundredths of a second. On some machines more than 1 whatever two processes do. */
const growth = (rounds: readonly Costs[]): number =>
  mean(rounds.map(({ two }) => two)) / mean(rounds.map(({ one }) => one))

const told = (rounds: readonly Costs[]): string =>
  `${ratio(growth(rounds))} (${micro(rounds.map(({ two }) => two))} against ${micro(rounds.map(({ one }) => one))})`
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const micro = (values: readonly number[]): string => `${mean(values).toFixed(0)} µs`

/** Processor time per request over all processes, in microseconds. */
function cost(results: readonly LoadResult[]): number {
  const requests = results.reduce((sum, result) => sum + result.requests, 0)
  return results.reduce((sum, { cpu, requests: own }) => sum + (cpu?.microseconds ?? Number.NaN) * own, 0) / requests
}
