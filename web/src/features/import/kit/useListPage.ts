import { pageAt } from '../../../shell/pages'
import { useOpenable } from '../../../shell/useOpenable'
import type { ImportRow, ImportSource } from './source'

/** The page that lists what has come in, for whoever may see it. */
export function useListPage<Row extends ImportRow>({
  list,
}: Pick<ImportSource<Row>, 'list'>): { url: string; title: string } | null {
  const openable = useOpenable()
  if (list === undefined || !openable(list)) return null
  return { url: list, title: pageAt(list)?.title ?? '' }
}
