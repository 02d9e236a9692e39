import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pauseAfterChunks } from './named-client.js'

it('others come in between the chunks of a long answer, of which nothing is lost', async () => {
  const sent = Buffer.alloc(8 * 1024 * 1024, 'x')
  const server = createServer((socket) => socket.end(sent)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  pauseAfterChunks(socket)
  let [read, inOneGo, longest, ended] = [0, 0, 0, false]
  socket.on('data', (chunk) => {
    read += chunk.length
    inOneGo += chunk.length
    longest = Math.max(longest, inOneGo)
  })
  socket.once('end', () => {
    ended = true
  })
  while (!ended) {
    await setImmediate()
    inOneGo = 0
  }
  server.close()
  expect(read).toBe(sent.length)
  expect(longest).toBeLessThanOrEqual(2 * 65_536)
})
