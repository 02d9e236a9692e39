import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { Count, Price } from '../../../../ui/format/Numbers'
import { countTexts } from '../../../../ui/format/texts'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { ADD } from '../rows'
import { texts } from '../texts'
import { type Cell, missingText } from './cells'

const { fields } = texts

/** Columns of a transport: its own price, waybills to be settled, and captains with and without a direct-pay price. */
export const coverageColumns = (captainCount: number, onApply: (cell: Cell) => void): Column<Cell>[] => [
  {
    id: 'tpMode',
    header: fields.tpMode,
    width: 90,
    pin: 'start',
    rowHeader: true,
    cell: (row) => texts.modes[row.tpMode],
  },
  { id: 'soilType', header: fields.soilType, width: 100, cell: (row) => row.soilType },
  { id: 'garbageName', header: fields.garbageName, width: 150, cell: (row) => row.garbageName },
  {
    id: 'projectPrice',
    header: texts.projectPrice,
    width: 100,
    kind: 'money',
    cell: (row) => <Price value={row.projectPrice} unit="ANY" />,
  },
  {
    id: 'unsettledCount',
    header: texts.unsettled,
    width: 110,
    kind: 'count',
    unit: countTexts.trips,
    sum: (row) => row.unsettledCount,
    cell: (row) => <Count value={row.unsettledCount} />,
  },
  {
    id: 'coveredCount',
    header: texts.covered,
    width: 110,
    kind: 'count',
    cell: (row) => texts.coveredOf(row.coveredCount, captainCount),
  },
  {
    id: 'missing',
    header: texts.missingCaptains,
    width: 420,
    cell: (row) =>
      row.missing.length ? (
        <span data-tip={missingText(row.missing, row.missing.length)}>{missingText(row.missing)}</span>
      ) : (
        texts.complete
      ),
  },
  {
    id: 'actions',
    header: texts.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction
          permission={ADD}
          disabledReason={row.missing.length ? null : texts.nothingMissing}
          onClick={() => onApply(row)}
        >
          {texts.applyGap}
        </RowAction>
      </RowActions>
    ),
  },
]

/** Parts of a row on a phone. */
export const card: CardParts = {
  facts: ['soilType', 'garbageName', 'unsettledCount', 'coveredCount', 'missing'],
  amount: 'projectPrice',
}
