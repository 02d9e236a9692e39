import { once } from 'node:events'
import { Agent, request as send } from 'node:http'

/**
 * Sends a request again and again, a number of times in parallel, without reading the answers, until the process is
 * killed: a clerk who does not wait.
 */
interface Order {
  url: string
  token: string
  clients: number
  body: string
}

const [{ url, token, clients, body }] = (await once(process, 'message')) as [Order]
const agent = new Agent({ keepAlive: true })
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
const REFUSED_MS = 100
const seen = new Map<number, number>()

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = send(`${url}/graphql`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function client(): Promise<void> {
  for (;;) {
    const status = await ask()
    seen.set(status, (seen.get(status) ?? 0) + 1)
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, REFUSED_MS))
  }
}

process.on('message', () => process.send?.(Object.fromEntries(seen)))
process.send?.('asking')
await Promise.all(Array.from({ length: clients }, client))
