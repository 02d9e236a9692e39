/** What the HTTP server allows; docs/operations.md says it to operators. Tests put shorter times in. */
export interface HttpLimits {
  connections: number
  connectionsPerAddress: number
  /** On this machine stands a proxy, whose connections are everybody's: they have no limit per address. */
  proxyOnLoopback: boolean
  /** From the first moment of a connection, or the end of its last request, to the end of the headers. */
  headersMs: number
  /** Without a byte of a body that is awaited. */
  stallMs: number
  /** A body takes at most that long, and for its length as long as it takes at the least rate. */
  bodyMs: number
  bytesPerSecond: number
  /** Without a byte of an answer that is being taken. */
  unreadMs: number
  /** Between two requests on one connection: longer than proxies keep theirs, which is mostly 60 s. */
  keepAliveMs: number
  /** When the program stops: how long bodies under way may still come, and work may go on, and so much longer until its answers are out. */
  stopBodiesMs: number
  stopWorkMs: number
  stopAnswersMs: number
  /** How often all this is looked at. */
  checkMs: number
  /** Bodies that are held at a time, and of those how many from one address; small ones do not count. */
  bodyMemory: number
  bodyMemoryPerAddress: number
  /** Large bodies that come to nothing are answered so much later: whoever sends them sends fewer. */
  refusedMs: number
}

const KB = 1024
export const MB = 1024 * KB

/** A body that anybody may send, and that is not counted. */
export const SMALL_BODY = 64 * KB
/** A body without a long list or text in it; a longer one is read and parsed piece by piece. */
export const BODY_LIMIT = 256 * KB
/** A form, which is parsed at once: a thousand pasted numbers, three times over. */
export const FORM_BODY = 512 * KB
/** What calls take that change 20,000 rows at once, or carry a file as text. */
export const LARGE_BODY = 4 * MB
/** A form with a file of 10 MB. */
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

/** How long a body of that length may take. */
export const bodyTime = ({ bodyMs, bytesPerSecond }: HttpLimits, length: number): number =>
  bodyMs + Math.ceil((length / bytesPerSecond) * 1000)

/** As people say it: 64KB, 4MB. */
export const sizeText = (bytes: number): string => (bytes < MB ? `${bytes / KB}KB` : `${bytes / MB}MB`)
