const HEAD = 5
const LENGTH = 4

/** One message of PostgreSQL's protocol, with the bytes that it came in. */
interface Message {
  /** Letter of its kind; the first message of a client has none. */
  kind: string
  bytes: Buffer
}

/** Cuts a stream into messages, however it arrives. */
class Messages {
  private rest: Buffer = Buffer.alloc(0)

  constructor(
    /** Whether the next message is the client's first, which has no letter. */
    private first: boolean,
  ) {}

  read(bytes: Buffer): Message[] {
    const all: Message[] = []
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    for (;;) {
      const lead = this.first ? 0 : 1
      if (this.rest.length < lead + LENGTH) return all
      const length = lead + this.rest.readUInt32BE(lead)
      if (this.rest.length < length) return all
      const message = this.rest.subarray(0, length)
      this.rest = this.rest.subarray(length)
      all.push({ kind: this.first ? '' : String.fromCharCode(message[0] ?? 0), bytes: message })
      this.first = false
    }
  }
}

/** One statement as a client asked for it, with everything up to where it waits for the answer. */
export interface Statement {
  text: string
  bytes: Buffer
}

const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at))

/** Reads what a client asks, statement by statement. */
export class Asked {
  private readonly messages = new Messages(true)
  private readonly prepared = new Map<string, string>()
  private text = ''
  private parts: Buffer[] = []
  /** Parameters of the first message: user, database, application_name. */
  readonly settings = new Map<string, string>()

  read(bytes: Buffer): Statement[] {
    const all: Statement[] = []
    for (const { kind, bytes: message } of this.messages.read(bytes)) {
      this.parts.push(message)
      this.hear(kind, message)
      // Messages that begin a session, end it or are part of a copy stand for themselves.
      if (!'PBDEC'.includes(kind) || kind === '') {
        all.push({ text: this.text, bytes: Buffer.concat(this.parts) })
        this.parts = []
        this.text = ''
      }
    }
    return all
  }

  private hear(kind: string, message: Buffer): void {
    if (kind === '') this.readSettings(message)
    else if (kind === 'Q') this.text = textAt(message, HEAD)
    else if (kind === 'P') {
      const name = textAt(message, HEAD)
      this.text = textAt(message, HEAD + Buffer.byteLength(name) + 1)
      this.prepared.set(name, this.text)
    } else if (kind === 'B') {
      const portal = textAt(message, HEAD)
      const name = textAt(message, HEAD + Buffer.byteLength(portal) + 1)
      this.text = this.prepared.get(name) ?? this.text
    }
  }

  private readSettings(message: Buffer): void {
    const all = message.toString('utf8', 2 * LENGTH).split('\0')
    for (let at = 0; at + 1 < all.length; at += 2) this.settings.set(all[at] ?? '', all[at + 1] ?? '')
  }
}

/** Reads what PostgreSQL answers. */
export class Answered {
  private readonly messages = new Messages(false)
  /** Process that serves the connection. */
  pid = 0

  /** Gives the bytes of every whole message, and whether it ends an answer. */
  read(bytes: Buffer): { bytes: Buffer; ends: boolean }[] {
    return this.messages.read(bytes).map(({ kind, bytes: message }) => {
      if (kind === 'K') this.pid = message.readUInt32BE(HEAD)
      return { bytes: message, ends: kind === 'Z' }
    })
  }
}

const field = (code: string, text: string): Buffer => Buffer.from(`${code}${text}\0`)

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(HEAD)
  head.write(kind)
  head.writeUInt32BE(body.length + LENGTH, 1)
  return Buffer.concat([head, body])
}

/** Answer of a PostgreSQL whose disk is full, inside a transaction. */
export const diskIsFull: Buffer = Buffer.concat([
  message(
    'E',
    field('S', 'ERROR'),
    field('V', 'ERROR'),
    field('C', '53100'),
    field('M', 'could not extend file: No space left on device'),
    Buffer.from([0]),
  ),
  message('Z', Buffer.from('E')),
])
