/** Finished JSON in pieces, which goes into an answer unchanged. */
export class JsonText {
  readonly pieces: readonly string[]

  constructor(...pieces: string[]) {
    this.pieces = pieces
  }

  get length(): number {
    return this.pieces.reduce((sum, piece) => sum + piece.length, 0)
  }
}

/** List of whole answers, which are written one by one, since ready JSON may stand within them. */
export class JsonList {
  constructor(readonly items: readonly unknown[]) {}
}

/** Items of a list that are written at once. */
const AT_ONCE = 50

/**
 * JSON of a value as one text; undefined for a list of answers, and where it has a long list or ready JSON longer than
 * `most` characters.
 */
export function shortJson(value: unknown, most: number): string | undefined {
  if (value instanceof JsonText) return value.length <= most ? value.pieces.join('') : undefined
  if (value instanceof JsonList || (Array.isArray(value) && value.length > AT_ONCE)) return undefined
  if (!isPlainObject(value)) return JSON.stringify(value)
  let text = ''
  for (const key in value) {
    const member: unknown = value[key]
    if (member === undefined) continue
    const json = isLeaf(member) ? JSON.stringify(member) : shortJson(member, most)
    if (json === undefined) return undefined
    text += `${text === '' ? '{' : ','}${JSON.stringify(key)}:${json}`
  }
  return text === '' ? '{}' : `${text}}`
}

/**
 * JSON as JSON.stringify writes it, piece by piece, with ready JSON anywhere among the members of objects, but not in
 * the items of lists. A piece is a few rows at most, so that the caller may do other work in between.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  if (value instanceof JsonText) yield* value.pieces
  else if (value instanceof JsonList) yield* answerPieces(value)
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

function* answerPieces({ items }: JsonList): Generator<string> {
  for (const [at, item] of items.entries()) {
    yield at === 0 ? '[' : ','
    yield* jsonPieces(item)
  }
  yield items.length === 0 ? '[]' : ']'
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
