import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawSocket {
  socket: Socket
  /** Bytes until the end of the connection, by either side. */
  ended: Promise<string>
}

/** A connection on which a test says what it likes. */
export async function rawSocket(port: number, opening = ''): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  // One that is reset has ended as well.
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(parts).toString()))
  })
  await Promise.race([once(socket, 'connect'), ended])
  if (opening !== '' && socket.writable) socket.write(opening)
  return { socket, ended }
}

/** The head of a request, and what follows it. */
export const requestText = (line: string, headers: Record<string, string | number>, rest = ''): string =>
  `${line} HTTP/1.1\r\nHost: test\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${rest}`

/** The status and the JSON of an answer as it came over a connection. */
export function answerOf(text: string): { status: number; body: Record<string, unknown> } {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), body: body === '' ? {} : (JSON.parse(body) as Record<string, unknown>) }
}
