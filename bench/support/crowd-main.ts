import { json } from 'node:stream/consumers'
import { timeRequests } from './requests.ts'

/** What `timeRequestsApart` hands over. */
export interface CrowdOrder {
  urls: string[]
  clients: number
}

const { urls, clients } = (await json(process.stdin)) as CrowdOrder // our own parent's
process.stdout.write(JSON.stringify(await timeRequests(urls, clients)))
