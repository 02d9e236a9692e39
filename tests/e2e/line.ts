import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '@tufang/tests/free-port'

/**
 * Connection to the program that can be cut, as by a restart or a network failure, and restored at the same address.
 */
export interface Line {
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

/** @param to the address of the program */
export async function openLine(to: string): Promise<Line> {
  const [{ hostname: host, port: target }, port] = [new URL(to), await freePort()]
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const mend = async () => {
    if (server) return
    server = createServer((near) => {
      const far = connect(Number(target), host)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.pipe(other)
        // Either end may close at any time, since cutting is the purpose.
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      }
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closing = server
    server = undefined
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise((done) => closing.close(done))
  }
  await mend()
  return { url: `http://127.0.0.1:${port}`, cut, mend }
}
