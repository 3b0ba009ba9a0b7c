import { type Answer, normaliseBody, normaliseHeaders } from './answer.ts'

export interface Question {
  method?: string
  path: string
  headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON, a text as it stands. */
  body?: unknown
}

/** What an answer says to the walk itself, before anything is taken out of it. */
export interface Raw {
  status: number
  headers: Headers
  text: string
}

export type Asker = ReturnType<typeof createAsker>

/** Asks the shop, one question after another, and keeps what it answers. */
export function createAsker(shopUrl: string) {
  const answers: Answer[] = []
  const names = new Map<string, number>()

  async function request({ method = 'GET', path, headers = {}, body }: Question) {
    const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(shopUrl + path, { method, redirect: 'manual', headers: { ...type, ...headers }, ...content })
  }

  return {
    answers,
    /** Asks without keeping the answer: it prepares what is asked next. */
    async prepare(question: Question): Promise<Raw> {
      const response = await request(question)
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    /** `path` stands for the question's own where that has an id of this run. Answers of one name are numbered. */
    async ask(who: string, question: Question, path: string = question.path): Promise<Raw> {
      const name = `${question.method ?? 'GET'} ${path} (${who})`
      const count = (names.get(name) ?? 0) + 1
      names.set(name, count)
      const response = await request(question)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const { status, headers } = response
      answers.push({
        name: count === 1 ? name : `${name} ${count}`,
        status,
        headers: normaliseHeaders(headers),
        body: normaliseBody(headers.get('content-type') ?? '', bytes),
      })
      return { status, headers, text: new TextDecoder().decode(bytes) }
    },
  }
}
