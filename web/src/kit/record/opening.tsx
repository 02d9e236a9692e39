import type { DocumentNode } from 'graphql'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAhead } from '../../apollo/ahead/useAhead'
import { RowAction } from '../../ui/layout/RowAction'
import { RowActions } from '../../ui/layout/RowActions'
import { useDrawerParam } from '../../ui/overlay/useDrawerParam'
import { texts } from '../texts'
import type { Offering } from '../verbs/verb'

/** Way from a row to its detail. */
export interface Opening<Row> {
  /** Parameter of the address for the shown record; undefined for records with a page. */
  param?: string
  /** Value of the parameter for a row; the id by default. */
  idOf?: (row: Row) => string
  /** Page of a record instead of a drawer; null for a record without one. */
  urlOf?: (row: Row) => string | null
  /**
   * Control that opens the record in a row; a link by default. A button for a record whose address is not worth
   * copying; a cell if the number's own cell opens the record; `viewButton` if 查看 is a button and the number a link.
   */
  opens?: 'button' | 'cell' | 'viewButton'
  /** Label of that control in a row; 查看 by default, null for none. */
  view?: string | null
  /** Query of the record in its drawer, which is asked ahead of the click unless it is dear. */
  one?: { readonly document: DocumentNode; readonly dear?: true }
}

export const openedBy = <Row extends Offering>({ idOf }: Opening<Row>, row: Row): string => idOf?.(row) ?? row.id

/** Address of a record within the present search; null for a record that cannot be opened. */
function useUrlOf<Row extends Offering>(opening: Opening<Row>, row: Row): string | null {
  const [params] = useSearchParams()
  if (opening.urlOf) return opening.urlOf(row)
  const there = new URLSearchParams(params)
  there.set(opening.param ?? '', openedBy(opening, row))
  return `?${there}`
}

/** Handlers of a control that opens a record in a drawer. */
const useAheadOf = <Row extends Offering>(opening: Opening<Row>, row: Row) =>
  useAhead(opening.urlOf || opening.one?.dear ? undefined : opening.one?.document, openedBy(opening, row))

interface Props<Row> {
  opening: Opening<Row>
  row: Row
}

/** Number of a row, linked to its detail. Enter in the row does the same. */
export function OpenNumber<Row extends Offering>({ opening, row, children }: Props<Row> & { children: ReactNode }) {
  const url = useUrlOf(opening, row)
  const { open } = useDrawerParam(opening.param ?? '')
  const ahead = useAheadOf(opening, row)
  if (opening.opens === 'button') {
    const click = () => open(openedBy(opening, row))
    return (
      <RowAction onClick={click} ahead={ahead}>
        {children}
      </RowAction>
    )
  }
  if (url === null) return children
  return (
    <Link to={url} tabIndex={-1} {...ahead}>
      {children}
    </Link>
  )
}

/** First verb of a row: viewing it. */
export function ViewAction<Row extends Offering>({ opening, row, permission }: Props<Row> & { permission?: string }) {
  const url = useUrlOf(opening, row)
  const { open } = useDrawerParam(opening.param ?? '')
  const ahead = useAheadOf(opening, row)
  const { view = texts.view, opens } = opening
  if (view === null || url === null) return null
  const way =
    opens === 'button' || opens === 'viewButton' ? { onClick: () => open(openedBy(opening, row)) } : { to: url }
  return (
    <RowAction {...way} ahead={ahead} {...(permission ? { permission } : {})}>
      {view}
    </RowAction>
  )
}

/** Only verb of a row, which opens it to view or decide. */
export function OpenAction({ param, id, children }: { param: string; id: string; children: string }) {
  const { open } = useDrawerParam(param)
  return (
    <RowActions>
      <RowAction onClick={() => open(id)}>{children}</RowAction>
    </RowActions>
  )
}
