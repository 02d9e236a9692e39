import { setImmediate } from 'node:timers/promises'
import { type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'
import type { Turns } from '../kernel/list/turns.js'
import type { OperationContext } from './context.js'

/** So many rows are completed in one go. */
const AT_ONCE = 200

/** Lets the rows of a long page be completed some at a time, so that nobody else waits for all of them. */
export function completeInTurns(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const records = isObjectType(type) ? type.getFields().records : undefined
    if (!records || records.resolve || !isListType(getNullableType(records.type))) continue
    records.resolve = (
      { records: rows }: { records: readonly unknown[] },
      _,
      { turns }: Pick<OperationContext, 'turns'>,
    ) => (rows.length > AT_ONCE ? inTurns(rows, turns) : rows)
  }
}

function inTurns(rows: readonly unknown[], turns: Turns): unknown[] {
  const waiting: (() => void)[] = []
  const later = rows.slice(AT_ONCE).map((row) => new Promise((resolve) => waiting.push(() => resolve(row))))
  void letIn(waiting, turns)
  return [...rows.slice(0, AT_ONCE), ...later]
}

async function letIn(waiting: readonly (() => void)[], turns: Turns): Promise<void> {
  turns.enter()
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    await setImmediate()
    for (const enter of waiting.slice(at, at + AT_ONCE)) enter()
  }
  // The last rows have asked for what they need by then.
  await setImmediate()
  turns.leave()
}
