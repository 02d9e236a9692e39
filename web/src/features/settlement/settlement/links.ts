/** As many statements as are shown at once. */
export const MAX_STATEMENTS = 50

/** The statement page of some settlements: their ids as a JSON list in `value` (000 §2). */
export const statementUrl = (ids: readonly string[]) =>
  `/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify(ids) })}`
