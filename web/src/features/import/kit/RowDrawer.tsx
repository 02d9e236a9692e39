import type { ReactNode } from 'react'
import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import looks from '../../../ui/layout/looks.module.css'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import css from '../import.module.css'
import { outcomeWord } from './rows'
import type { ImportRow } from './source'
import { texts } from './texts'

const { fields } = texts

interface Props<Row extends ImportRow> {
  row: Row | undefined
  /** Facts of a row. */
  factsOf: (row: Row) => readonly [label: string, value: ReactNode][]
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

function Issues({ issues }: Pick<ImportRow, 'issues'>) {
  return (
    <table className={css.lines} aria-label={texts.reasons}>
      <thead>
        <tr>
          <th scope="col">{fields.cell}</th>
          <th scope="col">{fields.column}</th>
          <th scope="col">{fields.value}</th>
          <th scope="col">{texts.reasons}</th>
        </tr>
      </thead>
      <tbody>
        {issues.map(({ cell, column, value, message }) => (
          <tr key={`${cell} ${message}`}>
            <th scope="row">{cell ?? '—'}</th>
            <td>{column ?? '—'}</td>
            <td>{value ?? texts.blank}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Changes({ changes }: Pick<ImportRow, 'changes'>) {
  return (
    <table className={css.lines} aria-label={texts.changes}>
      <thead>
        <tr>
          <th scope="col">{fields.label}</th>
          <th scope="col">{fields.before}</th>
          <th scope="col">{fields.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after, reviewed }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? texts.blank}</td>
            <td>
              {after ?? texts.blank}
              {reviewed && <p className={looks.hint}>{texts.reviewed}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Drawer of a row of the sheet: its facts, its faults and its result. */
export function RowDrawer<Row extends ImportRow>({ row, factsOf, onPrevious, onNext, onClose }: Props<Row>) {
  return (
    <SideDrawer
      open={row !== undefined}
      width="640px"
      title={row ? texts.rowTitle(row.line) : ''}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      {row && (
        <>
          <dl className={css.rowFacts}>
            <dt>{fields.outcome}</dt>
            <dd>
              <StatusBadge tone={stateTones.DataImportOutcome[row.outcome]}>{outcomeWord(row)}</StatusBadge>
            </dd>
            {factsOf(row).map(([label, value]) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} value`}>{value ?? '—'}</dd>,
            ])}
          </dl>
          {row.issues.length > 0 && <Issues issues={row.issues} />}
          {row.changes.length > 0 && <Changes changes={row.changes} />}
        </>
      )}
    </SideDrawer>
  )
}
