import type { Server } from './processes.ts'

/** Person signed in to our server, who sends requests over HTTP. */
export class Caller {
  private readonly server: Server
  private readonly headers: Record<string, string>

  constructor(server: Server, token: string) {
    this.server = server
    this.headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  }

  /** Runs a GraphQL document that must succeed. */
  async ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
    const file = await this.fetch('/graphql', JSON.stringify({ query, variables }))
    const { data, errors } = JSON.parse(file.toString()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return data
  }

  /** Fetches the whole body of an answer; by POST if a body is given. */
  async fetch(path: string, body?: string): Promise<Buffer> {
    const request = body === undefined ? {} : { method: 'POST', body }
    const response = await fetch(this.server.url + path, { ...request, headers: this.headers })
    const file = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${file.toString().slice(0, 300)}`)
    return file
  }
}
