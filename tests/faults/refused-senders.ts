import { once } from 'node:events'
import { request as send } from 'node:http'

/** Sends one body over and over, so many at a time, until the caller asks for the answers. */
interface Order {
  url: string
  headers: Record<string, string>
  senders: number
  body: string
}

const [{ url, headers, senders, body }] = (await once(process, 'message')) as [Order]
const bytes = Buffer.from(body)
const seen: Record<string, number> = {}
let over = false

function ask(): Promise<string> {
  return new Promise((resolve) => {
    const all = { ...headers, 'content-type': 'application/json', 'content-length': bytes.length }
    const sent = send(`${url}/graphql`, { agent: false, method: 'POST', headers: all }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    // The rest of a refused body may meet a closed connection.
    sent.once('error', () => resolve('closed'))
    sent.end(bytes)
  })
}

async function sender(): Promise<void> {
  while (!over) {
    const status = await ask()
    seen[status] = (seen[status] ?? 0) + 1
  }
}

process.on('message', () => {
  over = true
})
process.send?.('sending')
await Promise.all(Array.from({ length: senders }, sender))
process.send?.(seen)
