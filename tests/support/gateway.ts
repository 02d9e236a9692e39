import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Heard {
  mobile: string
  template: string
  params: { code: string }
}

type Answer = { status: number; body?: unknown } | 'none'

/** SMS gateway on this machine that answers as the test demands, or waits until the test releases it. */
export class TestGateway {
  readonly heard: Heard[] = []
  readonly tokens: (string | undefined)[] = []
  answer: Answer = { status: 200 }
  private readonly waiting: ServerResponse[] = []
  private listeners: (() => void)[] = []
  private readonly server = createServer(async (request, response) => {
    this.tokens.push(request.headers.authorization)
    this.heard.push((await json(request)) as Heard)
    for (const listener of this.listeners.splice(0)) listener()
    if (this.answer === 'none') this.waiting.push(response)
    else reply(response, this.answer)
  })

  static async open(): Promise<TestGateway> {
    const gateway = new TestGateway()
    await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve))
    return gateway
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/send`
  }

  codesOf(mobile: string): string[] {
    return this.heard.filter((message) => message.mobile === mobile).map(({ params }) => params.code)
  }

  /** Returns once `count` messages have come in, answered or not. */
  async hears(count: number): Promise<void> {
    while (this.heard.length < count) await new Promise<void>((heard) => this.listeners.push(heard))
  }

  /** Answers all waiting requests, and later ones at once. */
  release(answer: Exclude<Answer, 'none'> = { status: 200 }): void {
    this.answer = answer
    for (const response of this.waiting.splice(0)) reply(response, answer)
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

function reply(response: ServerResponse, { status, body }: Exclude<Answer, 'none'>): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
