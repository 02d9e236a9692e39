import type { Chip } from '../../../ui/search-form/chips'
import { type Filters, linkedCard } from './list'
import { texts } from './texts'

/** What a link has set and the form does not ask for. */
export function linkedChips(filters: Filters): Chip[] {
  const cardNo = linkedCard(filters)
  const { ids } = filters
  return [
    ...(cardNo ? [{ name: 'cardNo', label: texts.fields.cardNo, value: cardNo }] : []),
    ...(ids ? [{ name: 'ids', label: texts.title, value: texts.several(ids.length) }] : []),
  ]
}

/** The filters without one of them. A card named by a link goes with what names it. */
export function without(name: string, { statements, ...filters }: Filters): Filters {
  return { ...filters, statements: name === 'cardNo' ? undefined : statements, [name]: undefined }
}
