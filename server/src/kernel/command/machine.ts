import { DomainError } from '../errors.js'
import type { Actor } from './actor.js'
import type { Permission } from './permissions.js'

export interface Move<State extends string> {
  from: readonly State[]
  to: State
  needs: Permission
  label: string
}

interface Definition<State extends string, Name extends string> {
  /** What is moved, in Chinese, for refusals. */
  what: string
  states: Record<State, string>
  initial: State
  final: readonly State[]
  moves: Record<Name, Move<State>>
}

export interface Machine<State extends string, Name extends string> extends Definition<State, Name> {
  /** The Chinese name of a state. */
  label(state: State): string
  /** The permission of a move. */
  needs(move: Name): Permission
  /** The state a move leads to, or MOVE_NOT_ALLOWED. */
  next(state: State, move: Name): State
  /** The moves that this actor may make from a state, for `allowedActions`. */
  movesFrom(state: State, actor: Actor): Name[]
}

/** Turns a table of moves into a machine; a table that contradicts itself throws when it is imported. */
export function defineMachine<State extends string, Name extends string>(
  definition: Definition<State, Name>,
): Machine<State, Name> {
  prove(definition)
  const names = Object.keys(definition.moves) as Name[]
  return {
    ...definition,
    label: (state) => definition.states[state],
    needs: (move) => definition.moves[move].needs,
    next(state, move) {
      const { from, to, label } = definition.moves[move]
      if (from.includes(state)) return to
      throw new DomainError('MOVE_NOT_ALLOWED', { what: definition.what, state: definition.states[state], move: label })
    },
    movesFrom: (state, actor) =>
      names.filter((name) => definition.moves[name].from.includes(state) && actor.can(definition.moves[name].needs)),
  }
}

function prove<State extends string, Name extends string>({
  what,
  initial,
  final,
  moves,
  states,
}: Definition<State, Name>) {
  const all = Object.values<Move<State>>(moves)
  const reached = new Set<State>([initial])
  for (let grew = true; grew; ) {
    const before = reached.size
    for (const move of all) if (move.from.some((state) => reached.has(state))) reached.add(move.to)
    grew = reached.size > before
  }
  for (const state of Object.keys(states) as State[]) {
    if (!reached.has(state)) throw new Error(`${what}: ${state} 无法到达`)
    const leaves = all.some((move) => move.from.includes(state))
    if (leaves === final.includes(state)) throw new Error(`${what}: ${state} 的终态标记与流转表矛盾`)
  }
}
