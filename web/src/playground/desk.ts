import type { GraphQLSchema } from 'graphql'
import { createContext, useContext } from 'react'
import type { Answer, Ask } from './asking'

/** Ways to look at an answer. */
export const VIEWS = ['json', 'table', 'chart'] as const
export type View = (typeof VIEWS)[number]

/** Last answer, with the operation that it answers. */
export interface Answered {
  query: string
  answer: Answer
}

interface Desk {
  ask: Ask
  /** Null until it is loaded. */
  schema: GraphQLSchema | null
  /** Null until something is asked. */
  answered: Answered | null
  view: View
  onView: (view: View) => void
  /** Whether the browser is signed in. */
  signedIn: boolean
  /** Whether a panel covers the editor. */
  narrow: boolean
}

/** Surroundings of everything that stands within the editor, which mounts its panels itself. */
export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('no desk around this component')
  return desk
}
