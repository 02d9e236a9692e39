import type { Column } from '../types'

/** Order after a visible column moves past its visible neighbour and the hidden columns between them. */
export function stepped(order: readonly string[], id: string, by: 1 | -1, isSeen: (id: string) => boolean): string[] {
  const seen = order.filter((one) => one === id || isSeen(one))
  const other = seen[seen.indexOf(id) + by]
  return other === undefined ? [...order] : movedTo(order, id, other)
}

/** Order after a column moves to the place of another column. */
export function movedTo(order: readonly string[], id: string, other: string): string[] {
  const [from, to] = [order.indexOf(id), order.indexOf(other)]
  if (from < 0 || to < 0 || from === to) return [...order]
  const rest = order.filter((one) => one !== id)
  rest.splice(to, 0, id)
  return rest
}

/** Columns by heading, in the order of first appearance; columns without a heading first. */
export function grouped<Row>(columns: readonly Column<Row>[]): { title: string; columns: Column<Row>[] }[] {
  return [...Map.groupBy(columns, ({ group = '' }) => group)]
    .map(([title, members]) => ({ title, columns: members }))
    .sort((a, b) => Number(a.title !== '') - Number(b.title !== ''))
}
