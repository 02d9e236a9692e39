import { describeEnum } from '../graphql.js'

/** Verbs by their names, each with what people call it. */
type Verbs = Readonly<Record<string, string>>

/** Moves of a machine, with the names of the verbs. */
export interface Moving {
  moves: Readonly<Record<string, { label: string; offered?: false }>>
}

/** Verbs that a machine offers. */
export const movesOf = ({ moves }: Moving): Verbs =>
  Object.fromEntries(
    Object.entries(moves).flatMap(([name, { label, offered }]) => (offered === false ? [] : [[name, label]])),
  )

/**
 * Type of `allowedActions` of a kind of row: an enum of its verbs, under the names that callers know from their
 * mutations.
 * @param row name of the row's type in the schema
 */
export function actionType(row: string, verbs: Verbs): Verbs {
  const values = Object.fromEntries(Object.keys(verbs).map((verb) => [verb, verb]))
  describeEnum(`${row}Action`, values, '可对记录做的操作', verbs)
  return values
}
