import { useNarrow } from '../../layout/useNarrow'
import { DataTable } from '../DataTable'
import type { CardTableProps } from '../types'
import { CardTable } from './CardTable'

/** A table; on a phone a card for each of its rows. */
export function CardedTable<Row extends object>(props: CardTableProps<Row>) {
  return useNarrow() ? <CardTable {...props} /> : <DataTable {...props} />
}
