import { CompiledQuery } from 'kysely'
import { companiesIn, isAboutOne, sayingCompany } from './one-company.js'

/** Mark of a bound value between the texts of a statement. */
export const BOUND = Symbol('bound')
export type Pieces = readonly (string | typeof BOUND)[]

/** Statement that was compiled earlier, ready to send. */
interface Known {
  plain: CompiledQuery
  /** Numbers of the bound values that are companies, and the statement that names the company for every table. */
  companies: readonly number[]
  told: CompiledQuery
}

/** Place reached by a sequence of pieces; it keeps the statement that these pieces make. */
class Place {
  known: Known | undefined
  /** Next place; most places have just one. */
  private first: Place | undefined
  private others: Map<Pieces[number], Place> | undefined

  constructor(private readonly piece?: Pieces[number]) {}

  after(piece: Pieces[number]): Place | undefined {
    return this.first?.piece === piece ? this.first : this.others?.get(piece)
  }

  add(piece: Pieces[number]): Place {
    const next = new Place(piece)
    if (!this.first) this.first = next
    else {
      this.others ??= new Map()
      this.others.set(piece, next)
    }
    return next
  }
}

/** Most statements that are kept: requests compose the same few again and again. Beyond it all are dropped. */
const MOST = 1000
const MOST_PLACES = 50_000
/** Most pieces of a statement that is kept: a longer one depends on its values and will not come again. */
const MOST_PIECES = 1000

let root = new Place()
let [statements, places] = [0, 0]

/**
 * Finds the statement of these pieces node by node, so that its text of kilobytes is neither joined nor hashed again.
 */
export function statementOf(pieces: Pieces, values: readonly unknown[]): CompiledQuery {
  const { plain, companies, told } = pieces.length > MOST_PIECES ? knownOf(textOf(pieces)) : knownAlong(pieces)
  const { sql, query, queryId } = isAboutOne(companies, values) ? told : plain
  return { sql, query, queryId, parameters: values }
}

function knownAlong(pieces: Pieces): Known {
  if (statements > MOST || places > MOST_PLACES) {
    root = new Place()
    statements = places = 0
  }
  let place = root
  for (const piece of pieces) {
    const next = place.after(piece)
    if (!next) places += 1
    place = next ?? place.add(piece)
  }
  if (place.known) return place.known
  statements += 1
  place.known = knownOf(textOf(pieces))
  return place.known
}

/** The whole text, with $1, $2 … where the values go. */
export function textOf(pieces: Pieces): string {
  let text = ''
  let bound = 0
  for (const piece of pieces) text += piece === BOUND ? `$${++bound}` : piece
  return text
}

function knownOf(text: string): Known {
  const companies = companiesIn(text)
  const plain = CompiledQuery.raw(text)
  const told = sayingCompany(text, companies)
  return { plain, companies, told: told === text ? plain : CompiledQuery.raw(told) }
}
