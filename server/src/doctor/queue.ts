import { type Check, checkOf } from './check.js'
import { queue } from './work.queries.js'

/** Looks into the queue of jobs where there is one. */
export const queueChecks: readonly Check[] = queue.map((told) => {
  const { look, ...check } = checkOf(told)
  return {
    ...check,
    async look(inspected) {
      const [row] = await inspected.read<{ there: boolean }>(
        "select to_regclass('pgboss.job') is not null and to_regclass('pgboss.version') is not null as there",
      )
      return row?.there ? look(inspected) : { count: 0, first: [] }
    },
  }
})
