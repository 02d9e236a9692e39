import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { onceClosed } from '../answer.js'
import { bodyTime, type HttpLimits, UPLOAD_BODY } from './limits.js'

/**
 * Longest header: the address of a list contains its search, up to a thousand pasted numbers, each encoded in three
 * times its length.
 */
const HEADER_LIMIT = 64 * 1024

/** Time limits that Node itself applies. Bodies have shorter ones: see bodies.ts. */
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

/** Refuses connections beyond the limits, and ends those whose callers do not take their answers. */
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

/** A request may wait long for its answer, but an answer may not lie on the connection unread. */
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

/** Answers a malformed request in the usual envelope, and ends its connection. */
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
