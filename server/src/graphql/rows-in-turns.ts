import { setImmediate } from 'node:timers/promises'
import { type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'
import type { LongPages } from '../kernel/list/long-pages.js'
import type { OperationContext } from './context.js'

/** Rows that are completed in one go. */
const AT_ONCE = 200

/** Completes the rows of a long page in portions, so that other requests need not wait for all of them. */
export function completeInTurns(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const records = isObjectType(type) ? type.getFields().records : undefined
    if (!records || records.resolve || !isListType(getNullableType(records.type))) continue
    records.resolve = (
      { records: rows }: { records: readonly unknown[] },
      _,
      { longPages }: Pick<OperationContext, 'longPages'>,
    ) => (rows.length > AT_ONCE ? inTurns(rows, longPages) : rows)
  }
}

function inTurns(rows: readonly unknown[], longPages: LongPages): unknown[] {
  const waiting: (() => void)[] = []
  const later = rows.slice(AT_ONCE).map((row) => new Promise((resolve) => waiting.push(() => resolve(row))))
  void letIn(waiting, longPages)
  return [...rows.slice(0, AT_ONCE), ...later]
}

async function letIn(waiting: readonly (() => void)[], longPages: LongPages): Promise<void> {
  longPages.enter()
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    await setImmediate()
    for (const enter of waiting.slice(at, at + AT_ONCE)) enter()
  }
  // After this pause the last rows have started their own reads.
  await setImmediate()
  longPages.leave()
}
