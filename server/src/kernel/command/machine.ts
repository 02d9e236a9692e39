import { DomainError, type Refusal, restoreError } from '../errors.js'
import type { Actor } from './actor.js'
import { labelOf, type Permission } from './permissions.js'
import type { RefusedAction } from './refused-action.js'

export type { Refusal }

/**
 * Judges a row's facts: the reason against a move that the state would allow, or null. Reads nothing, since lists ask
 * it for every row.
 */
export type Guard<Facts> = (facts: Facts) => Refusal | null

export interface Move<State extends string> {
  from: readonly State[]
  /** State after the move; left out where the state stays, or the row is deleted. */
  to?: State
  /** Permission that the move needs; left out where everybody who sees the row may make it. */
  needs?: Permission
  label: string
  /** Advice by state: the other way that people have where this state refuses the move. */
  instead?: Readonly<Record<string, string>>
  /** Guards in the order in which they are asked where the state allows the move; the first objection is the answer. */
  guards?: readonly Guard<never>[]
  /** Guards that are asked before the state, because their reason tells more. */
  first?: readonly Guard<never>[]
  /** Name of the row in a refusal; without it, that of its kind. */
  what?: (facts: never) => string
  /** False for a move that is no verb of its own, but part of another verb or of a job. */
  offered?: false
}

type Moves = Record<string, Move<string>>
type Goal<One> = One extends { to: infer State extends string } ? State : never
type StateOf<Table extends Moves> = Table[keyof Table]['from'][number] | Goal<Table[keyof Table]>

interface Definition<Table extends Moves> {
  /** Chinese name of the kind of row, for refusals. */
  what: string
  states: Record<StateOf<Table>, string>
  initial: StateOf<Table>
  final: readonly StateOf<Table>[]
  moves: Table
}

/** Facts that all of these functions need. */
type Asked<Functions> = [Functions] extends [(facts: infer Facts) => unknown] ? Facts : never
type Asks<One> = (One extends { guards: readonly (infer Guards)[] } ? Asked<Guards> : unknown) &
  (One extends { first: readonly (infer Guards)[] } ? Asked<Guards> : unknown) &
  (One extends { what: infer What } ? Asked<What> : unknown)
/** Facts that the guards of the given moves need. */
type Facts<Table, Name extends keyof Table> = Asked<{ [One in Name]: (facts: Asks<Table[One]>) => void }[Name]>
type About<Table, Name extends keyof Table> = unknown extends Facts<Table, Name> ? [] : [facts: Facts<Table, Name>]
type Offered<Table> = { [One in keyof Table]: Table[One] extends { offered: false } ? never : One }[keyof Table]

export interface Machine<Table extends Moves, State extends string = StateOf<Table>> extends Definition<Table> {
  /** The Chinese name of a state. */
  label(state: State): string
  /** The permission of a move. */
  needs<Name extends keyof Table>(move: Name): Table[Name]['needs']
  /** Reason against a move now: MOVE_NOT_ALLOWED for its state, or the objection of a guard. */
  refusal<Name extends keyof Table>(state: State, move: Name, ...about: About<Table, Name>): DomainError | null
  /** State after a move; throws where the move is refused. */
  next<Name extends keyof Table>(state: State, move: Name, ...about: About<Table, Name>): State
  /** Throws when the state alone refuses a move, for verbs that read the facts of the guards later. */
  assertState(state: State, move: keyof Table): void
  /**
   * Moves that the state and the actor's permissions allow, without asking the guards; includes moves that are no
   * verbs.
   */
  movesFrom(state: State, actor: Actor): (keyof Table)[]
  /** Moves that this actor may make with a row now, for `allowedActions`. */
  actions(state: State, actor: Actor, ...about: About<Table, Offered<Table>>): string[]
  /** Moves that `actions` lacks, each with the reason against it: the state, a guard, or a missing permission. */
  refusedActions(state: State, actor: Actor, ...about: About<Table, Offered<Table>>): RefusedAction[]
}

/** Turns a table of moves into a machine; a table that contradicts itself throws when it is imported. */
export function defineMachine<const Table extends Moves>(definition: Definition<Table>): Machine<Table> {
  type State = StateOf<Table>
  prove(definition)
  const { what, states, moves } = definition
  const all = Object.entries<Move<State>>(moves)
  const offered = all.filter(([, move]) => move.offered !== false)
  const allows = (actor: Actor, { needs }: Move<State>) => needs === undefined || actor.can(needs)
  const byState = (state: State, { label, what: named, instead }: Move<State>, facts: unknown) => {
    // Signatures of `next` and the others derive which facts they need from the table.
    const name = named?.(facts as never) ?? what
    return {
      code: 'MOVE_NOT_ALLOWED',
      params: { what: name, state: states[state], move: label + (instead?.[state] ?? '') },
    } satisfies Refusal
  }
  const refuses = (state: State, move: Move<State>, facts: unknown): Refusal | null =>
    objection(move.first, facts) ??
    (move.from.includes(state) ? objection(move.guards, facts) : byState(state, move, facts))
  const refusal = (state: State, move: keyof Table, ...[facts]: unknown[]): DomainError | null =>
    asError(refuses(state, moves[move] as Move<State>, facts))
  return {
    ...definition,
    label: (state) => states[state],
    needs: (move) => moves[move]?.needs,
    refusal,
    next(state, move, ...about) {
      const refused = refusal(state, move, ...about)
      if (refused) throw refused
      return moves[move]?.to ?? state
    },
    assertState(state, name) {
      const move = moves[name] as Move<State>
      if (!move.from.includes(state)) throw asError(byState(state, { ...move, what: () => what }, undefined))
    },
    movesFrom: (state, actor) =>
      all.flatMap(([name, move]) => (move.to && move.from.includes(state) && allows(actor, move) ? [name] : [])),
    actions: (state, actor, ...[facts]) =>
      offered.flatMap(([name, move]) => (allows(actor, move) && !refuses(state, move, facts) ? [name] : [])),
    refusedActions: (state, actor, ...[facts]) =>
      offered.flatMap(([action, move]) => {
        const refused = refuses(state, move, facts) ?? (allows(actor, move) ? null : forbidden(move))
        return refused ? [{ action, reason: asError(refused)?.message ?? '' }] : []
      }),
  }
}

function objection(guards: readonly Guard<never>[] = [], facts: unknown): Refusal | null {
  for (const guard of guards) {
    const refused = guard(facts as never)
    if (refused) return refused
  }
  return null
}

const asError = (refused: Refusal | null): DomainError | null => refused && restoreError(refused)

const forbidden = ({ needs }: Move<string>): Refusal => ({
  code: 'FORBIDDEN',
  params: { permission: needs ? labelOf(needs) : '' },
})

function prove({ what, initial, final, moves, states }: Definition<Moves>) {
  const all = Object.values(moves).flatMap(({ from, to }) =>
    to === undefined ? [] : from.map((state) => ({ state, to })),
  )
  const reached = new Set([initial])
  for (let grew = true; grew; ) {
    const before = reached.size
    for (const { state, to } of all) if (reached.has(state)) reached.add(to)
    grew = reached.size > before
  }
  for (const state of Object.keys(states)) {
    if (!reached.has(state)) throw new Error(`${what}: ${state} 无法到达`)
    const leaves = all.some((way) => way.state === state && way.to !== state)
    if (leaves === final.includes(state)) throw new Error(`${what}: ${state} 的终态标记与流转表矛盾`)
  }
}
