import type { Caller } from './caller'
import { eventually } from './eventually'

export interface Told {
  id: string
  everything: boolean
  changes: { type: string; ids: string[] | null; requestIds: string[] | null }[]
}

interface Answer {
  data?: { changed: Told } | null
  errors?: { message: string; extensions: { code: string } }[]
}

interface Asked {
  types?: readonly string[]
  ids?: readonly string[]
  after?: string
  headers?: Record<string, string>
  /** Text of another subscription, or id in its place. */
  document?: { query: string } | { documentId: string }
}

export const SUBSCRIBE = `subscription ($types: [ChangedType!], $filter: ChangeFilter, $after: ID) {
  changed(types: $types, filter: $filter, after: $after) { id everything changes { type ids requestIds } } }`

/** Stream of changes as a caller of the API reads it. */
export class ChangeStream {
  readonly answers: Answer[] = []
  /** Ids of the events as the protocol carries them. */
  readonly eventIds: string[] = []
  /** Whether the server has ended the stream. */
  ended = false
  private readonly leaving = new AbortController()

  private constructor(readonly status: number) {}

  /** Opens a stream, and waits for its first event or its refusal. */
  static async open(
    url: string,
    { credentials: { token, userHash } }: Caller,
    { types, ids, after, headers, document = { query: SUBSCRIBE } }: Asked = {},
  ) {
    const leaving = new AbortController()
    const variables = { types, filter: ids && { ids }, after }
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(userHash ? { authorizationmd5: userHash } : {}),
        ...headers,
      },
      body: JSON.stringify({ ...document, variables }),
    })
    const stream = new ChangeStream(response.status)
    leaving.signal.addEventListener('abort', () => stream.leaving.abort())
    stream.leaving.signal.addEventListener('abort', () => leaving.abort())
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      void stream.read(response)
      await eventually(() => {
        if (stream.answers.length === 0) throw new Error('nothing was told yet')
      })
    } else stream.answers.push((await response.json()) as Answer)
    return stream
  }

  leave(): void {
    this.leaving.abort()
  }

  get told(): Told[] {
    return this.answers.flatMap(({ data }) => data?.changed ?? [])
  }

  /** Ids of records that were told, in their order, each as often as it was told. */
  get ids(): string[] {
    return this.told.flatMap(({ changes }) => changes.flatMap(({ ids }) => ids ?? []))
  }

  get types(): string[] {
    return this.told.flatMap(({ changes }) => changes.map(({ type }) => type))
  }

  get last(): string {
    return this.eventIds.at(-1) ?? ''
  }

  get code(): string | undefined {
    return this.answers.at(-1)?.errors?.[0]?.extensions.code
  }

  private async read(response: Response): Promise<void> {
    let text = ''
    try {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.take(block)
      }
    } catch (error) {
      if (!this.leaving.signal.aborted) throw error
    } finally {
      this.ended = true
    }
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^\w*: ?/, '')]))
    const id = fields.get('id')
    if (id !== undefined) this.eventIds.push(id)
    if (fields.get('event') === 'next') this.answers.push(JSON.parse(fields.get('data') ?? '') as Answer)
  }
}
