export interface Option {
  value: string
  label: string
  disabled?: boolean
}

/** Options for rows with a name, such as projects. */
export const namedOptions = (rows: readonly { id: string; name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** Options for the values of an enum, with their labels. */
export const enumOptions = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }))

/** Names of the rows that are in use, in their order. */
export const namesInUse = (rows: readonly { name: string; enabled: boolean }[] = []): string[] =>
  rows.filter(({ enabled }) => enabled).map(({ name }) => name)
