interface Column {
  id: string
  header: string
}

/** Columns that the server can write, in the shown order and with the shown names; columns of buttons are left out. */
export function exportColumns(
  known: readonly { key: string }[],
  visible: readonly Column[],
): { key: string; title: string }[] {
  const keys = new Set(known.map(({ key }) => key))
  return visible.filter(({ id }) => keys.has(id)).map(({ id, header }) => ({ key: id, title: header }))
}
