import { useEditorContext } from '@graphiql/react'
import { useEffect, useMemo, useState } from 'react'
import { saveBlob } from '../../apollo/download'
import { csvOf } from '../../ui/format/spreadsheet'
import { late } from '../../ui/late'
import { useDesk, VIEWS } from '../desk'
import { questionAsked } from '../questions'
import { texts } from '../texts'
import css from './answer.module.css'
import { headingsOf, type Sheet, sheetOf } from './headings'
import { tablesOf, withRatios } from './tables'

const ChartPane = late(() => import('./ChartPane'))

/** Most rows that are shown at once; files have all of them. */
const SHOWN = 500

/** Answer below the editor: as JSON, where the editor's own pane shows it, as a table or as a chart, and as files. */
export function AnswerPane() {
  const { answered, schema, view, onView } = useDesk()
  const { responseEditor } = useEditorContext({ nonNull: true })
  // The editor has measured nothing while it was hidden.
  useEffect(() => {
    if (view === 'json') responseEditor?.refresh()
  }, [view, responseEditor])
  const question = answered ? questionAsked(answered.query) : undefined
  const tables = useMemo(() => tablesOf(answered?.answer), [answered])
  const headings = useMemo(() => (schema && answered ? headingsOf(schema, answered.query) : {}), [schema, answered])
  const [first] = tables
  const table = first && withRatios(first, question?.ratios ?? [])
  const sheet = table && sheetOf(table, headings)
  // Other views show it in an alert of their own.
  const refusal = answered?.answer.errors?.[0]?.message
  const title = question?.title ?? table?.name ?? texts.answer
  const save = (ending: string, content: BlobPart, type: string) =>
    saveBlob(new Blob([content], { type }), `${title}.${ending}`)
  const [failed, setFailed] = useState(false)
  /** Loads the code that writes workbooks on demand, since it is large and most answers are only looked at. */
  const saveWorkbook = async (sheet: Sheet) => {
    setFailed(false)
    try {
      const { xlsxOf } = await import('./xlsx')
      save('xlsx', xlsxOf(title, sheet), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    } catch {
      setFailed(true)
    }
  }

  return (
    <section className={css.pane} aria-label={texts.answer}>
      <div className={css.bar}>
        <fieldset aria-label={texts.views}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
              {texts.view[one]}
            </button>
          ))}
        </fieldset>
        <span role="status" className={css.count}>
          {refusal && view === 'json' && texts.refused(refusal)}
          {!refusal && table && texts.rows(table.lines.length, table.rows, table.total)}
        </span>
        <button
          type="button"
          disabled={!sheet}
          onClick={() => sheet && save('csv', csvOf([sheet.heads, ...sheet.lines]), 'text/csv;charset=utf-8')}
        >
          .csv
        </button>
        <button type="button" disabled={!sheet} onClick={() => sheet && void saveWorkbook(sheet)}>
          .xlsx
        </button>
      </div>
      {failed && (
        <p role="alert" className={css.note}>
          {texts.notSaved}
        </p>
      )}
      {view !== 'json' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys reach what scrolls.
        <section className={css.body} tabIndex={0} aria-label={texts.view[view]}>
          <Notes />
          {sheet && view === 'table' && <SheetTable sheet={sheet} columns={table.columns} />}
          {table && view === 'chart' && <ChartPane table={table} headings={headings} wanted={question?.chart} />}
        </section>
      )}
    </section>
  )
}

/** Words in place of a table: nothing asked, nothing found, or refused, with the next step. */
function Notes() {
  const { answered } = useDesk()
  if (!answered) return <p className={css.note}>{texts.notAsked}</p>
  const { errors = [], data } = answered.answer
  const tables = tablesOf({ data })
  return (
    <>
      {errors.map(({ message, extensions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: errors have no name of their own.
        <div key={at} role="alert" className={css.fault}>
          <strong>{message}</strong>
          {extensions?.hint && <p>{extensions.hint}</p>}
          {extensions?.code === 'QUERY_TOO_COMPLEX' && <p>{texts.tooDear}</p>}
          {extensions?.requestId && <p className={css.small}>{texts.requestId(extensions.requestId)}</p>}
        </div>
      ))}
      {errors.length === 0 && tables.every(({ lines }) => lines.length === 0) && (
        <p className={css.note}>{texts.noRows}</p>
      )}
      {tables.length > 1 && <p className={css.note}>{texts.firstOnly(tables[0]?.name ?? '')}</p>}
    </>
  )
}

function SheetTable({ sheet: { heads, lines, numeric }, columns }: { sheet: Sheet; columns: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={columns[at]} scope="col" title={columns[at]} data-numeric={numeric[at] || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer have no key that every question asks for.
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={columns[at]} title={cell} data-numeric={numeric[at] || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && <p className={css.note}>{texts.shownOnly(SHOWN)}</p>}
    </>
  )
}
