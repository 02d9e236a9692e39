const HEAD = 5
const LENGTH = 4

/** Message of PostgreSQL's protocol, with its bytes. */
interface Message {
  /** Letter of its kind; none for the first message of a client. */
  kind: string
  bytes: Buffer
}

/** Cuts a stream into messages, however it arrives in pieces. */
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

/** Statement of a client, with all messages up to the one that makes it wait for the answer. */
export interface Statement {
  text: string
  bytes: Buffer
}

const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at))

/** Reads the statements of a client. */
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
      // Messages that begin or end a session, or belong to a copy, are passed on singly.
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

/** Reads the answers of PostgreSQL. */
export class Answered {
  private readonly messages = new Messages(false)
  /** Process that serves the connection. */
  pid = 0

  /** Gives the bytes of every complete message, and whether it ends an answer. */
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

/** Answer of a PostgreSQL with a full disk, inside a transaction. */
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
