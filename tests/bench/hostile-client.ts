import { biggest, refused } from './hostile-queries.ts'

/**
 * Sends requests as each of the readers, one after the other, until the time is over; counts the statuses of the
 * answers.
 */
const [url = '', seconds = '10', ...tokens] = process.argv.slice(2)
const asks = [...Object.values(biggest), ...Object.values(biggest), ...refused]
const until = performance.now() + Number(seconds) * 1000
const seen: Record<string, number> = {}

async function reader(token: string, first: number): Promise<void> {
  for (let at = first; performance.now() < until; at++) {
    const ask = asks[at % asks.length]
    if (!ask) return
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const request = ask.body ? { method: 'POST', body: JSON.stringify(ask.body) } : {}
    const status = await fetch(url + ask.path, { ...request, headers }).then(
      async (answer) => {
        for await (const _ of answer.body ?? []);
        return String(answer.status)
      },
      () => 'lost',
    )
    seen[status] = (seen[status] ?? 0) + 1
  }
}

await Promise.all(tokens.map(reader))
process.send?.(seen)
