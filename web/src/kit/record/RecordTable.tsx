import { usePageQuery } from '../../apollo/usePageQuery'
import { CardedTable } from '../../ui/data-table/cards/CardedTable'
import { cardOf } from '../../ui/data-table/cards/cardOf'
import { useListState } from '../../ui/list/useListState'
import { SearchForm } from '../../ui/search-form/SearchForm'
import type { Offering } from '../verbs/verb'
import type { AnyList } from './kind'

const rowKey = ({ id }: Offering) => id

interface Props {
  list: AnyList
  nameOf: (row: Offering) => string
  /** Name of the table for screen readers. */
  label: string
  empty: string
}

/** List within another page, such as a tab: with search and pages like any other, but without drawers and exports. */
export function RecordTable({ list: declared, nameOf, label, empty }: Props) {
  const { search, columns } = declared
  const list = useListState({ filters: search.filters, sort: declared.sort, beside: declared.beside ?? [] })
  const asked = { filter: search.toFilter(list.filters), sort: list.sort, page: list.pageInput }
  const page = usePageQuery(declared.document, asked, declared.pick)
  return (
    <>
      <SearchForm fields={search.fields(undefined)} list={list} />
      <CardedTable
        id={declared.id}
        label={label}
        columns={columns}
        card={cardOf(columns, declared.card)}
        rowKey={rowKey}
        rowName={nameOf}
        list={list}
        rows={page.rows}
        total={page.total}
        loading={page.loading}
        error={page.error}
        onRetry={page.refetch}
        emptyText={empty}
      />
    </>
  )
}
