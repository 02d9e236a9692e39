/** JSON that is made already, in pieces that belong one after the other, and goes into an answer as it is. */
export class JsonText {
  readonly pieces: readonly string[]

  constructor(...pieces: string[]) {
    this.pieces = pieces
  }
}

/** So many items of a list are written at once. */
const AT_ONCE = 50
/** Ready JSON up to here is written at once. */
const SHORT = 32 * 1024
const SHORT_PIECES = 4

/** What `jsonPieces` gives as one text; undefined for what is longer than some thousand characters or a page of a list. */
export function shortJson(value: unknown): string | undefined {
  if (value instanceof JsonText) return value.pieces.length <= SHORT_PIECES ? shortText(value.pieces) : undefined
  if (Array.isArray(value) && value.length > AT_ONCE) return undefined
  if (!isPlainObject(value)) return JSON.stringify(value)
  let text = ''
  for (const key in value) {
    const member: unknown = value[key]
    if (member === undefined) continue
    const json = isLeaf(member) ? JSON.stringify(member) : shortJson(member)
    if (json === undefined) return undefined
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${json}`
  }
  return text === '' ? '{}' : `${text}}`
}

function shortText(pieces: readonly string[]): string | undefined {
  const text = pieces.join('')
  return text.length <= SHORT ? text : undefined
}

/**
 * What JSON.stringify gives, piece by piece, with ready JSON wherever it stands among the members of objects; the items of lists hold none.
 * A piece is a few rows at most, so that whoever takes the pieces may do something else in between.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  if (value instanceof JsonText) yield* value.pieces
  else if (Array.isArray(value) && value.length > AT_ONCE) yield* listPieces(value)
  else if (isPlainObject(value)) yield* objectPieces(value)
  else yield JSON.stringify(value)
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  for (let at = 0; at < list.length; at += AT_ONCE) {
    yield `${at === 0 ? '[' : ','}${JSON.stringify(list.slice(at, at + AT_ONCE)).slice(1, -1)}`
  }
  yield ']'
}

function* objectPieces(value: object): Generator<string> {
  let before = '{'
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    before += `${JSON.stringify(key)}:`
    if (isLeaf(member)) before += JSON.stringify(member)
    else {
      yield before
      yield* jsonPieces(member)
      before = ''
    }
    before += ','
  }
  yield before.endsWith(',') ? `${before.slice(0, -1)}}` : `${before}}`
}

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
