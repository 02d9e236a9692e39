import type { Column } from '../../../ui/data-table/types'
import { Button } from '../../../ui/layout/Button'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { type Offered, reasonAgainst } from './reasons'
import { texts } from './texts'

/** What can be done to one booking, each verb by its name at the API. */
export interface Verbs<Row, Name extends string> {
  names: readonly Name[]
  labels: Readonly<Record<Name, string>>
  /** How a verb looks in the head of a detail; plain unless given. */
  looks?: Readonly<Partial<Record<Name, 'solid' | 'danger'>>>
  /** Whether a row still has verbs; each has unless given. */
  open?: (row: Row) => boolean
  /** Of the column, in pixels. */
  width: number
}

/** What happens when a verb is chosen. */
export type Handlers<Row, Name extends string> = Record<Name, (row: Row) => void> & { view: (row: Row) => void }

interface Props<Row, Name extends string> {
  row: Row
  verbs: Verbs<Row, Name>
  handlers: Handlers<Row, Name>
}

const namesOf = <Row, Name extends string>(row: Row, { names, open }: Verbs<Row, Name>): readonly Name[] =>
  !open || open(row) ? names : []

const LOOKS = { solid: { variant: 'solid' }, danger: { colorPalette: 'red' } } as const

function lookOf<Row, Name extends string>(name: Name, { looks }: Verbs<Row, Name>) {
  const look = looks?.[name]
  return look && LOOKS[look]
}

/** 查看 and the verbs of a row. */
export function BookingActions<Row extends Offered, Name extends string>({ row, verbs, handlers }: Props<Row, Name>) {
  return (
    <RowActions>
      <RowAction onClick={() => handlers.view(row)}>{texts.view}</RowAction>
      {namesOf(row, verbs).map((name) => (
        <RowAction key={name} disabledReason={reasonAgainst(name, row)} onClick={() => handlers[name](row)}>
          {verbs.labels[name]}
        </RowAction>
      ))}
    </RowActions>
  )
}

/** The verbs in the head of a detail. */
export function VerbButtons<Row extends Offered, Name extends string>({ row, verbs, handlers }: Props<Row, Name>) {
  return namesOf(row, verbs).map((name) => (
    <Button
      key={name}
      {...lookOf(name, verbs)}
      disabledReason={reasonAgainst(name, row)}
      onClick={() => handlers[name](row)}
    >
      {verbs.labels[name]}
    </Button>
  ))
}

export const actionsColumn = <Row extends Offered, Name extends string>(
  verbs: Verbs<Row, Name>,
  handlers: Handlers<Row, Name>,
): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: verbs.width,
  pin: 'end',
  cell: (row) => <BookingActions row={row} verbs={verbs} handlers={handlers} />,
})

/** The verbs of what is booked at once: changed where it moves no ticket, or voided. */
export const bookedVerbs: Verbs<Offered, 'edit' | 'void'> = {
  names: ['edit', 'void'],
  labels: { edit: texts.edit, void: texts.void },
  looks: { void: 'danger' },
  width: 150,
}
