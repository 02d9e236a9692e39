interface Column {
  id: string
  header: string
}

/** The columns that the server can write, in the order they are shown and under the names they are shown by; buttons have no place there. */
export function exportColumns(
  known: readonly { key: string }[],
  visible: readonly Column[],
): { key: string; title: string }[] {
  const keys = new Set(known.map(({ key }) => key))
  return visible.filter(({ id }) => keys.has(id)).map(({ id, header }) => ({ key: id, title: header }))
}
