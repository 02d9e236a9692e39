import { useId } from 'react'
import { ChoiceSelect } from '../../form/ChoiceSelect'
import { texts } from '../../texts'
import type { Column, DataTableProps } from '../types'
import css from './cards.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  list: NonNullable<DataTableProps<Row>['list']>
}

/** Order of the cards, which a table shows in its heads. */
export function CardOrder<Row>({ columns, list: { sort, setSort } }: Props<Row>) {
  const id = useId()
  const options = columns.flatMap(({ sort: field, header }) =>
    field
      ? [
          { value: `${field} DESC`, label: texts.descending(header) },
          { value: `${field} ASC`, label: texts.ascending(header) },
        ]
      : [],
  )
  if (!options.length) return null
  const [first] = sort
  const now = first && sort.length === 1 ? `${first.field} ${first.direction}` : ''
  return (
    <span className={css.order}>
      <label htmlFor={id}>{texts.order}</label>
      <ChoiceSelect
        id={id}
        label={texts.order}
        options={options}
        value={now}
        empty={texts.ownOrder}
        onChange={(value) => {
          const [field, direction] = value.split(' ')
          setSort(field ? [{ field, direction: direction === 'ASC' ? 'ASC' : 'DESC' }] : [])
        }}
      />
    </span>
  )
}
