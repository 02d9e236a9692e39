import type { Column } from '../../../ui/data-table/types'
import { Count } from '../../../ui/format/Numbers'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { EnabledBadge } from '../../basedata/kit'
import css from './dictionary.module.css'
import { type AnyItem, type Handlers, type Item, VERBS } from './rows'
import { texts } from './texts'

const { fields } = texts

/** What every item has, whoever words it. */
const named: readonly Column<AnyItem>[] = [
  { id: 'itemName', header: fields.itemName, width: 160, pin: 'start', rowHeader: true, cell: (row) => row.itemName },
  { id: 'enabled', header: texts.state, width: 90, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
]
const coded: readonly Column<AnyItem>[] = [
  {
    id: 'itemValue',
    header: fields.itemValue,
    width: 80,
    cell: (row) => <span className="tf-number">{row.itemValue}</span>,
  },
  { id: 'sort', header: fields.sort, width: 70, kind: 'count', cell: (row) => <Count value={row.sort} /> },
]
export const plainColumns: readonly Column<AnyItem>[] = [...named, ...coded]

/** Codes tell something only where people choose them: those of the program mean nothing to anybody. */
export const withoutCodes = <Row,>(all: readonly Column<Row>[]): readonly Column<Row>[] =>
  all.filter(({ id }) => id !== 'itemValue')

/** An item, the platform's words beside the company's. */
export const columns: readonly Column<Item>[] = [
  ...named,
  {
    id: 'platformName',
    header: fields.platformName,
    width: 140,
    cell: (row) => (
      <>
        {row.platformName ?? <span className={css.hint}>{texts.ownItem}</span>}
        {row.platformEnabled === false && <span className={css.hint}>{texts.platformRetired}</span>}
      </>
    ),
  },
  {
    id: 'ownName',
    header: fields.ownName,
    width: 140,
    cell: (row) => row.ownName ?? <span className={css.hint}>{texts.asPlatform}</span>,
  },
  ...coded,
]

export const actionsColumn = <Row extends AnyItem>(handlers: Handlers<Row>): Column<Row> => ({
  id: 'actions',
  header: texts.actions,
  width: 190,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      {VERBS.filter((verb) => row.allowedActions.includes(verb)).map((verb) => (
        <RowAction key={verb} onClick={() => handlers[verb](row)}>
          {texts.verbs[verb]}
        </RowAction>
      ))}
    </RowActions>
  ),
})
