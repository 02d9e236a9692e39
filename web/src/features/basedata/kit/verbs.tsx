import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { BaseRow } from './kind'
import { texts } from './texts'

/** What can be done to a row, by its name at the API. */
type Verb = 'update' | 'retire' | 'restore' | 'delete'
/** What verbs of a kind's own are called, by their names at the API. */
export type MoreVerbs = Readonly<Record<string, string>>
export type Handlers<Row> = Record<Verb | 'view', (row: Row) => void> & Readonly<Record<string, (row: Row) => void>>

const VERBS: readonly Verb[] = ['update', 'retire', 'restore', 'delete']

interface Offered<Row> {
  verb: string
  label: string
  run: (row: Row) => void
}

/** What is offered for a row, those of its kind before what takes it out of use. */
export function offered<Row extends BaseRow>(
  { allowedActions }: Row,
  handlers: Handlers<Row>,
  more: MoreVerbs = {},
): Offered<Row>[] {
  const [first, ...rest] = VERBS.map((verb) => ({ verb: verb as string, label: texts[verb] }))
  const own = Object.entries(more).map(([verb, label]) => ({ verb, label }))
  return [...(first ? [first] : []), ...own, ...rest].flatMap(({ verb, label }) => {
    const run = handlers[verb]
    return run && allowedActions.includes(verb) ? [{ verb, label, run }] : []
  })
}

/** 查看 and the verbs of a row. */
export function BaseDataActions<Row extends BaseRow>({
  row,
  handlers,
  more,
}: {
  row: Row
  handlers: Handlers<Row>
  more: MoreVerbs | undefined
}) {
  return (
    <RowActions>
      <RowAction onClick={() => handlers.view(row)}>{texts.view}</RowAction>
      {offered(row, handlers, more).map(({ verb, label, run }) => (
        <RowAction key={verb} onClick={() => run(row)}>
          {label}
        </RowAction>
      ))}
    </RowActions>
  )
}

export const actionsColumn = <Row extends BaseRow>(
  handlers: Handlers<Row>,
  more: MoreVerbs | undefined,
): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: more ? 300 : 200,
  pin: 'end',
  cell: (row) => <BaseDataActions row={row} handlers={handlers} more={more} />,
})
