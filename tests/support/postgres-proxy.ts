import { once } from 'node:events'
import net from 'node:net'

type Direction = 'asked' | 'answered'

function connectTo({ hostname, port }: URL): net.Socket {
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(Number(port), host)
}

/** Proxy between the program and its PostgreSQL, which loses on the way what a test wants lost. */
export class PostgresProxy {
  private readonly server: net.Server
  private readonly pairs = new Set<[net.Socket, net.Socket]>()
  private loses: { direction: Direction; bytes: Buffer } | undefined
  private refuses = false
  private latency = 0

  private constructor(private readonly target: URL) {
    this.server = net.createServer((client) => void setTimeout(() => this.connect(client), this.latency))
  }

  static async before(databaseUrl: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(new URL(databaseUrl))
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  /** The database behind this proxy. */
  get url(): string {
    const { port } = this.server.address() as net.AddressInfo
    const url = new URL(this.target)
    url.host = `127.0.0.1:${port}`
    return url.href
  }

  /** The next connection on which these bytes come by is lost before they arrive. */
  loseAt(direction: Direction, text: string): void {
    this.loses = { direction, bytes: Buffer.from(text) }
  }

  /** Connections stay open, and nothing gets through them any more; new ones work. */
  stall(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.pause()
  }

  /** New connections are refused, as by a database that is away. */
  refuse(refused: boolean): void {
    this.refuses = refused
  }

  /** New connections get through `ms` milliseconds late. */
  delay(ms: number): void {
    this.latency = ms
  }

  async stop(): Promise<void> {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private connect(client: net.Socket): void {
    if (this.refuses) {
      client.destroy()
      return
    }
    const server = connectTo(this.target)
    const pair: [net.Socket, net.Socket] = [client, server]
    this.pairs.add(pair)
    const end = () => {
      this.pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
    client.on('data', (bytes) => this.pass('asked', bytes, server, end))
    server.on('data', (bytes) => this.pass('answered', bytes, client, end))
  }

  private pass(direction: Direction, bytes: Buffer, to: net.Socket, end: () => void): void {
    if (this.loses?.direction === direction && bytes.includes(this.loses.bytes)) {
      this.loses = undefined
      end()
    } else to.write(bytes)
  }
}
