import type { Column } from '../types'

/** A column among those that are seen: past the next one of them, whatever is hidden in between. */
export function stepped(order: readonly string[], id: string, by: 1 | -1, isSeen: (id: string) => boolean): string[] {
  const seen = order.filter((one) => one === id || isSeen(one))
  const other = seen[seen.indexOf(id) + by]
  return other === undefined ? [...order] : movedTo(order, id, other)
}

/** A column in the place of another one, which makes room for it. */
export function movedTo(order: readonly string[], id: string, other: string): string[] {
  const [from, to] = [order.indexOf(id), order.indexOf(other)]
  if (from < 0 || to < 0 || from === to) return [...order]
  const rest = order.filter((one) => one !== id)
  rest.splice(to, 0, id)
  return rest
}

/** Columns under their headings, in the order in which the headings first come; those without one stand first. */
export function grouped<Row>(columns: readonly Column<Row>[]): { title: string; columns: Column<Row>[] }[] {
  return [...Map.groupBy(columns, ({ group = '' }) => group)]
    .map(([title, members]) => ({ title, columns: members }))
    .sort((a, b) => Number(a.title !== '') - Number(b.title !== ''))
}
