import { directPayPriceFields as fields } from '../../../gql/fields/price.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../ui/format/date'
import { Price as PriceText } from '../../../ui/format/Numbers'
import { Approver } from '../../company/settings'
import { countMembers, type Price, unitOf } from './rows'
import { texts } from './texts'

type Times = 'applyDatetime' | 'auditDatetime' | 'invalidDatetime'

const time = (id: Times) => ({
  width: 160,
  cell: (row: Price) => <span className="tf-number">{formatDateTime(row[id])}</span>,
})
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** All fields of a direct-pay price; its ids are hidden at first. */
export const columns = columnsOf<Price>()(fields, {
  projectName: { width: 200, pin: 'start', rowHeader: true, cell: ({ projectName }) => tipped(projectName) },
  status: 96,
  tpMode: 90,
  soilType: 90,
  garbageName: 140,
  directPayPrice: { width: 110, cell: (row) => <PriceText value={row.directPayPrice} unit={unitOf(row)} /> },
  weightType: hidden(90),
  captainAndDrivers: {
    header: texts.fields.captainAndDrivers,
    width: 260,
    cell: ({ captainAndDriversText }) => tipped(captainAndDriversText),
  },
  captainAndDriver: {
    ...hidden(90),
    header: texts.fields.captainAndDriver,
    cell: (row) => countMembers(row.captainAndDriver),
  },
  applyName: 90,
  applyDatetime: time('applyDatetime'),
  auditName: { width: 110, cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} /> },
  fourEyesOff: hidden(150),
  auditDatetime: time('auditDatetime'),
  invalidName: 100,
  invalidDatetime: time('invalidDatetime'),
  reason: { width: 160, cell: ({ reason }) => tipped(reason) },
  projectInfoId: hidden(300),
  garbageId: hidden(300),
  id: hidden(300),
})

/** Parts of a row on a phone. */
export const card: CardParts = {
  state: 'status',
  facts: ['tpMode', 'soilType', 'garbageName', 'captainAndDrivers', 'applyDatetime'],
  amount: 'directPayPrice',
}
