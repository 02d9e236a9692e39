/** Limits of the HTTP server; docs/operations.md describes them for operators. Tests set shorter times. */
export interface HttpLimits {
  connections: number
  connectionsPerAddress: number
  /**
   * Whether a proxy runs on this machine: its connections carry all callers, so that they have no limit per address.
   */
  proxyOnLoopback: boolean
  /** Longest time from a connection's beginning, or its last request's end, to the end of the headers. */
  headersMs: number
  /** Longest time without a byte of an expected body. */
  stallMs: number
  /** Longest time of a body, and the least rate that shortens it for short bodies. */
  bodyMs: number
  bytesPerSecond: number
  /** Longest time without a byte of an answer being read. */
  unreadMs: number
  /** Longest time between two requests on a connection: longer than proxies keep theirs, mostly 60 s. */
  keepAliveMs: number
  /** Time limits of a stopping program: for bodies to arrive, for work to finish, and for its answers to be sent. */
  stopBodiesMs: number
  stopWorkMs: number
  stopAnswersMs: number
  /** Interval of the checks of all these times. */
  checkMs: number
  /** Most bytes of bodies held at a time, and from one address; small bodies do not count. */
  bodyMemory: number
  bodyMemoryPerAddress: number
  /** Delay of the refusal of a large body, so that its sender sends fewer. */
  refusedMs: number
}

const KB = 1024
export const MB = 1024 * KB

/** Largest body that counts as small: any caller may send it uncounted. */
export const SMALL_BODY = 64 * KB
/** Largest body without a long list or text; a longer one is read and parsed piece by piece. */
export const BODY_LIMIT = 256 * KB
/** Largest form, which is parsed at once: a thousand pasted numbers, each encoded in three times its length. */
export const FORM_BODY = 512 * KB
/** Largest body of calls that change 20,000 rows at once, or contain a file as text. */
export const LARGE_BODY = 4 * MB
/** Largest form with a file, of 10 MB. */
export const UPLOAD_BODY = 11 * MB

export const httpLimits: HttpLimits = {
  connections: 4000,
  connectionsPerAddress: 512,
  proxyOnLoopback: true,
  headersMs: 10_000,
  stallMs: 10_000,
  bodyMs: 30_000,
  bytesPerSecond: 32 * KB,
  unreadMs: 60_000,
  keepAliveMs: 72_000,
  stopBodiesMs: 1000,
  stopWorkMs: 2500,
  stopAnswersMs: 500,
  checkMs: 1000,
  bodyMemory: 128 * MB,
  bodyMemoryPerAddress: 32 * MB,
  refusedMs: 500,
}

/** Longest time for a body of that length. */
export const bodyTime = ({ bodyMs, bytesPerSecond }: HttpLimits, length: number): number =>
  bodyMs + Math.ceil((length / bytesPerSecond) * 1000)

/** Size for people: 64KB, 4MB. */
export const sizeText = (bytes: number): string => (bytes < MB ? `${bytes / KB}KB` : `${bytes / MB}MB`)
