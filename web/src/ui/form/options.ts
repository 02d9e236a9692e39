export interface Option {
  value: string
  label: string
  disabled?: boolean
}

/** Rows with a name, such as projects, to be chosen by it. */
export const namedOptions = (rows: readonly { id: string; name: string }[]): Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** The values of an enum, by their labels. */
export const enumOptions = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }))
