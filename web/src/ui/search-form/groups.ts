import type { SearchField } from './types'

/** Heading with the names of fields that belong together; names that the list does not offer at present are skipped. */
export interface SearchGroup {
  title: string
  fields: readonly string[]
}

/** Group with the fields that the list offers. */
export interface FieldGroup {
  title: string
  fields: readonly SearchField[]
}

/**
 * Groups the fields of a form: the first group is open, the others are behind 更多条件. A field without a group joins the
 * last one. Without groups all fields are open.
 */
export function grouped(
  fields: readonly SearchField[],
  groups: readonly SearchGroup[],
): { first: readonly SearchField[]; others: FieldGroup[] } {
  if (groups.length === 0) return { first: fields, others: [] }
  const named = new Set(groups.flatMap((group) => group.fields))
  const found = groups.map(({ title, fields: names }, at) => ({
    title,
    fields: [
      ...names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
      ...(at === groups.length - 1 ? fields.filter(({ name }) => !named.has(name)) : []),
    ],
  }))
  const [first, ...others] = found
  return { first: first?.fields ?? [], others: others.filter((group) => group.fields.length > 0) }
}
