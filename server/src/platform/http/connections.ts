import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { onceClosed } from '../closing.js'
import { bodyTime, type HttpLimits, UPLOAD_BODY } from './limits.js'

/** The address of a list holds what it is searched by: a thousand pasted numbers, three times over. */
const HEADER_LIMIT = 64 * 1024

/** The times that Node itself keeps. Bodies have shorter ones of their own: see bodies.ts. */
export const serverOptions = (limits: HttpLimits) =>
  ({
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    requestTimeout: limits.headersMs + bodyTime(limits, UPLOAD_BODY),
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.unreadMs,
    clientErrorHandler: refuseBroken,
  }) satisfies FastifyHttpOptions<Server>

/** Refuses connections beyond the limits, and ends those whose answer nobody takes. */
export function limitConnections(app: FastifyInstance, limits: HttpLimits): void {
  const { server } = app
  server.maxConnections = limits.connections
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (limits.proxyOnLoopback && isLoopback(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > limits.connectionsPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
  endUnread(server)
}

/** A request may take its time to be answered; an answer may not lie on the connection untaken. */
function endUnread(server: Server): void {
  const answering = new WeakSet<Socket>()
  server.on('request', ({ socket }: IncomingMessage, response) => {
    answering.add(socket)
    onceClosed(response, () => answering.delete(socket))
  })
  server.on('timeout', (socket: Socket) => {
    if (!answering.has(socket) || socket.writableLength > 0) socket.destroy()
  })
}

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

const REFUSALS: Record<string, [number, 'REQUEST_TOO_SLOW' | 'BAD_REQUEST']> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TOO_SLOW'],
  HPE_HEADER_OVERFLOW: [431, 'BAD_REQUEST'],
}

/** Answers what never became a request in the envelope, and ends its connection. */
function refuseBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = REFUSALS[error.code ?? ''] ?? [400, 'BAD_REQUEST']
  const msg = new DomainError(code).message
  const body = JSON.stringify({
    code: 1,
    msg,
    data: null,
    ok: false,
    errorCode: code,
    fieldErrors: [],
    requestId: null,
  })
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}
