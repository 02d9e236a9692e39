import { CompiledQuery } from 'kysely'
import { companiesIn, isAboutOne, sayingCompany } from './one-company.js'

/** Stands for a bound value between the texts of a statement. */
export const BOUND = Symbol('bound')
export type Pieces = readonly (string | typeof BOUND)[]

/** A statement that was put together before, as it is sent. */
interface Known {
  plain: CompiledQuery
  /** The numbers of the values that are companies, and the statement that says so of every table. */
  companies: readonly number[]
  told: CompiledQuery
}

/** Where one comes to along the pieces of statements. */
class Place {
  known: Known | undefined
  /** Most places lead on to one other. */
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

/** A request puts together the same few statements again and again. Past so many all are forgotten: they are made anew. */
const MOST = 1000
const MOST_PLACES = 50_000
/** One of so many pieces was put together for its values, and will not come again. */
const MOST_PIECES = 1000

let root = new Place()
let [statements, places] = [0, 0]

/** The statement of these pieces, found piece by piece: its whole text, kilobytes of it, is neither put together again nor looked up. */
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
