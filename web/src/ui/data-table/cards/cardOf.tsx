import type { ReactNode } from 'react'
import { RowAction } from '../../layout/RowAction'
import { texts } from '../../texts'
import { unitOf } from '../SumStrip'
import type { Column } from '../types'
import { RowCard } from './Cards'
import css from './cards.module.css'

/** Columns of a card, by their ids; columns that a person does not see, or has hidden, are left out. */
export interface CardParts {
  /** State, beside the number. */
  state?: string
  /** About two columns, each with its heading. */
  facts: readonly string[]
  /** Column of the main figure. */
  amount?: string
}

const isSaid = (content: ReactNode): boolean =>
  content !== null && content !== undefined && content !== '' && content !== false

/** Unit of a column's value; nothing for an unknown value. */
function countedIn<Row>(column: Column<Row>, row: Row): string | undefined {
  if (!column.sum) return column.unit
  return column.sum(row) === null ? undefined : unitOf(column)
}

/** Row on a phone, made from the table's columns: the row's heading is the number, the actions are the verbs. */
export function cardOf<Row extends object>(
  columns: readonly Column<Row>[],
  { state, facts, amount }: CardParts,
  /** Opens the row, unless one of its actions does. */
  open?: (row: Row) => void,
): (row: Row) => ReactNode {
  const column = (id: string | undefined) => columns.find((one) => one.id === id && !one.hidden)
  const number = columns.find((one) => one.rowHeader)
  const actions = column('actions')
  const counted = column(amount)
  return (row) => {
    const told = facts.flatMap((id) => {
      const content = column(id)?.cell(row)
      return isSaid(content) ? [<Fact key={id} name={column(id)?.header} content={content} />] : []
    })
    return (
      <RowCard
        head={
          <>
            {number?.cell(row)}
            {column(state)?.cell(row)}
          </>
        }
        facts={told}
        amount={
          counted && (
            <>
              <small className={css.name}>{counted.header}</small> {counted.cell(row)} {countedIn(counted, row)}
            </>
          )
        }
      >
        {(open || actions) && (
          <div className={css.verbs}>
            {open && <RowAction onClick={() => open(row)}>{texts.view}</RowAction>}
            {actions?.cell(row)}
          </div>
        )}
      </RowCard>
    )
  }
}

function Fact({ name, content }: { name: string | undefined; content: ReactNode }) {
  return (
    <span className={css.fact}>
      <span className={css.name}>{name}</span> <span>{content}</span>
    </span>
  )
}
