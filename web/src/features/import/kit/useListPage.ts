import { pageAt } from '../../../shell/pages'
import { useOpenable } from '../../../shell/useOpenable'
import type { ImportRow, ImportSource } from './source'

/** Page that lists the imported records, for members who may see it. */
export function useListPage<Row extends ImportRow>({
  list,
}: Pick<ImportSource<Row>, 'list'>): { url: string; title: string } | null {
  const openable = useOpenable()
  if (list === undefined || !openable(list)) return null
  return { url: list, title: pageAt(list)?.title ?? '' }
}
