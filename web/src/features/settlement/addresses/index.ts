/** Most statements that are shown at once. */
export const MAX_STATEMENTS = 50

/** Statement page of some settlements: their ids as a JSON list in `value`. */
export const statementUrl = (ids: readonly string[]) =>
  `/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify(ids) })}`
