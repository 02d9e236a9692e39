import { hasRows, type Member } from './shape.js'

type Row = Readonly<Record<string, unknown>>

/** Rows of a page below a record, and where they were found. */
interface Found {
  field: string
  rows: readonly Row[]
  members: readonly Member[]
}

/** Place of a row of a page: the record that it lies below, and the field that has it. */
interface Parent {
  __parentId: unknown
  __field: string
}

/** Lines of a record: its own, and behind it those of the rows below it. */
export function* linesOf(record: Row, members: readonly Member[], parent?: Parent): Generator<string> {
  if (!hasRows(members)) {
    yield `${JSON.stringify(parent ? { ...record, ...parent } : record)}\n`
    return
  }
  const found: Found[] = []
  yield `${JSON.stringify({ ...without(record, members, '', found), ...parent })}\n`
  for (const { field, rows, members: below } of found) {
    for (const row of rows) yield* linesOf(row, below, { __parentId: record.id, __field: field })
  }
}

/** A record without the rows of its pages, which are added to those that were found. */
function without(record: Row, members: readonly Member[], path: string, found: Found[]): Row {
  const own: Record<string, unknown> = {}
  for (const { key, kind, members: within } of members) {
    const value = record[key]
    if (kind === 'rows') found.push({ field: path, rows: (value ?? []) as Row[], members: within })
    else if (kind !== 'object' || !value || !hasRows(within)) own[key] = value
    else {
      const rest = without(value as Row, within, path ? `${path}.${key}` : key, found)
      // A page of which only the rows were asked for leaves nothing behind.
      if (Object.keys(rest).length > 0) own[key] = rest
    }
  }
  return own
}
