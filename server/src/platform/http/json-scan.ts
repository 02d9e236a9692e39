import { DomainError, invalidInput } from '../../kernel/errors.js'

/** Deepest nesting of JSON: far below the depth that recursion allows, far above that of any call. */
export const MOST_DEPTH = 50
/** Most members of a list or an object, and most values of a body: a batch of 20,000 rows of twelve fields. */
const MOST_MEMBERS = 20_000
const MOST_VALUES = 250_000
const MOST_NAME = 50

/** Bytes of a list or an object: whole members, or a single long one. */
export interface Part {
  from: number
  to: number
  long: Container | undefined
}

/** List or object that is too long to be parsed at once, as parts. */
export interface Container {
  isList: boolean
  from: number
  to: number
  parts: readonly Part[]
}

interface Open extends Container {
  parts: Part[]
  commas: number
  /** Positions in the text: the beginning of the present part and member, of its name, and of its value. */
  partAt: number
  memberAt: number
  nameFrom: number
  nameTo: number
  valueAt: number
  long: Container | undefined
}

/** Sought member of a body. */
export interface Found {
  name: string
  json: string
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Outline of JSON, from its bytes while they arrive: its depth, the number of its members, and the places where it can
 * be cut. All other faults are left to the parser.
 */
export class JsonScan {
  /** Outermost list or object, when it is too long to be parsed at once. */
  root: Container | undefined
  private readonly open: Open[] = []
  /** Sought members of the outermost object so far, as their JSON by name. */
  private readonly outermost = new Map<string, string>()
  private readonly chunks: Buffer[] = []
  private length = 0
  private values = 0
  private inText = false
  private escaped = false
  private textFrom = 0
  private textTo = 0
  private innermost: Open | undefined

  /**
   * @param piece approximate length of a part
   * @param sought members of the outermost object, the first of which is reported once complete
   */
  constructor(
    private readonly piece: number,
    private readonly sought: readonly string[] = [],
  ) {}

  /**
   * Takes the next bytes.
   * @throws BAD_REQUEST where it nests too deep or its brackets do not fit, INVALID_INPUT where a list is too long
   */
  add(bytes: Buffer): void {
    const begin = this.length
    this.chunks.push(bytes)
    this.length += bytes.length
    let { inText, escaped } = this
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]
      if (inText) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) {
          inText = false
          this.textTo = begin + index + 1
        }
      } else if (byte === QUOTE) {
        inText = true
        this.textFrom = begin + index
      } else if (byte === COMMA) this.endMember(begin + index)
      else if (byte === COLON) this.name(begin + index)
      else if (byte === LIST || byte === OBJECT) this.enter(begin + index, byte === LIST)
      else if (byte === LIST_END || byte === OBJECT_END) this.leave(begin + index, byte === LIST_END)
    }
    this.inText = inText
    this.escaped = escaped
  }

  /** All bytes, once the last one has arrived. */
  whole(): Buffer {
    if (this.inText || this.open.length > 0) throw new DomainError('BAD_REQUEST')
    const [first] = this.chunks
    return first && this.chunks.length === 1 ? first : Buffer.concat(this.chunks, this.length)
  }

  /** Name and JSON of the first sought member; undefined until one has arrived. */
  get found(): Found | undefined {
    for (const [name, json] of this.outermost) return { name, json }
    return undefined
  }

  /** Bytes of a sought member so far; 0 while another one arrives. */
  get coming(): number {
    const [outermost] = this.open
    return outermost && this.isSought(this.nameOf(outermost)) ? this.length - outermost.valueAt : 0
  }

  private name(at: number): void {
    const container = this.innermost
    if (!container) return
    container.nameFrom = this.textFrom
    container.nameTo = this.textTo
    container.valueAt = at + 1
  }

  private enter(at: number, isList: boolean): void {
    if (this.open.length === MOST_DEPTH) throw tooDeep()
    const after = { partAt: at + 1, memberAt: at + 1, valueAt: at + 1 }
    this.innermost = {
      isList,
      from: at,
      to: at,
      parts: [],
      commas: 0,
      nameFrom: 0,
      nameTo: 0,
      long: undefined,
      ...after,
    }
    this.open.push(this.innermost)
  }

  private endMember(at: number): void {
    const container = this.innermost
    if (!container) return
    container.commas += 1
    this.values += 1
    if (container.commas >= MOST_MEMBERS) throw this.tooMany()
    if (this.values >= MOST_VALUES) throw tooMany('', MOST_VALUES)
    this.keepSought(container, at)
    if (container.long || at - container.partAt >= this.piece) cut(container, at)
    container.memberAt = at + 1
  }

  private leave(at: number, isList: boolean): void {
    const container = this.innermost
    if (container?.isList !== isList) throw new DomainError('BAD_REQUEST')
    this.keepSought(container, at)
    this.open.pop()
    this.innermost = this.open.at(-1)
    if (at - container.from < this.piece) return
    cut(container, at)
    container.to = at + 1
    const around = this.innermost
    if (!around) {
      this.root = container
      return
    }
    // Short members before it make a part of their own.
    if (around.memberAt > around.partAt) cut(around, around.memberAt - 1)
    around.long = container
  }

  private keepSought(container: Open, to: number): void {
    if (this.sought.length === 0 || this.open.length > 1 || container.isList) return
    const name = this.nameOf(container)
    if (this.isSought(name)) this.outermost.set(name, this.between(container.valueAt, to))
  }

  private isSought = (name: string | undefined): name is string => name !== undefined && this.sought.includes(name)

  private nameOf({ nameFrom, nameTo }: Open): string | undefined {
    if (nameTo - nameFrom > MOST_NAME) return '…'
    try {
      return String(JSON.parse(this.between(nameFrom, nameTo)))
    } catch {
      return undefined
    }
  }

  private between(from: number, to: number): string {
    let begin = 0
    const parts: Buffer[] = []
    for (const chunk of this.chunks) {
      if (begin < to && begin + chunk.length > from) parts.push(chunk.subarray(Math.max(0, from - begin), to - begin))
      begin += chunk.length
    }
    return Buffer.concat(parts).toString('utf8')
  }

  private tooMany(): DomainError {
    const names = this.open.slice(0, -1).flatMap((one) => (one.isList ? [] : [this.nameOf(one) ?? '…']))
    // Path as callers of GraphQL name arguments, without `variables`.
    return tooMany((names[0] === 'variables' ? names.slice(1) : names).join('.'), MOST_MEMBERS)
  }
}

function cut(container: Open, at: number): void {
  container.parts.push({ from: container.partAt, to: at, long: container.long })
  container.long = undefined
  container.partAt = at + 1
}

const tooDeep = (): DomainError =>
  new DomainError('BAD_REQUEST', {}, [{ field: 'body', message: `请求内容的嵌套不能超过${MOST_DEPTH}层` }])

const tooMany = (field: string, most: number): DomainError =>
  invalidInput([{ field: field || 'body', message: `${field || '请求内容'}一次最多${most}条` }])
