import { stateTones } from '../../../../gql/stateTones'
import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatMinute } from '../../../../ui/format/date'
import { Count } from '../../../../ui/format/Numbers'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import type { DeskCompanyRowFragment } from './company.generated'
import { texts } from './texts'

export type Company = DeskCompanyRowFragment

const { fields } = texts
const number = (value: string | null) => value && <span className="tf-number">{value}</span>
const time = (value: string | null) => number(value && formatMinute(value))

export type Handlers = {
  suspend: (company: Company) => void
  resume: (company: Company) => void
  rescue: (company: Company) => void
}

const usage = (id: 'users' | 'waybills' | 'settlements' | 'cards'): Column<Company> => ({
  id,
  header: fields[id],
  width: 100,
  kind: 'count',
  cell: (row) => <Count value={row[id]} />,
})

/** The companies of the platform with how much they use it; of their business nothing. */
export const companyColumns = ({ suspend, resume, rescue }: Handlers): Column<Company>[] => [
  {
    id: 'companyName',
    header: fields.companyName,
    width: 260,
    pin: 'start',
    rowHeader: true,
    sort: 'COMPANY_NAME',
    cell: (row) => <span data-tip={row.companyName}>{row.companyName}</span>,
  },
  {
    id: 'state',
    header: fields.state,
    width: 100,
    cell: (row) => <StatusBadge tone={stateTones.CompanyState[row.state]}>{texts.states[row.state]}</StatusBadge>,
  },
  { id: 'companyNo', header: fields.companyNo, width: 180, cell: (row) => number(row.companyNo) },
  {
    id: 'authenticatedAt',
    header: fields.authenticatedAt,
    width: 150,
    cell: (row) => time(row.authenticatedAt) ?? texts.notAuthenticated,
  },
  usage('users'),
  usage('waybills'),
  usage('cards'),
  usage('settlements'),
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
  { id: 'suspendedAt', header: fields.suspendedAt, width: 150, cell: (row) => time(row.suspendedAt) },
  {
    id: 'suspendedReason',
    header: fields.suspendedReason,
    width: 200,
    cell: (row) => row.suspendedReason && <span data-tip={row.suspendedReason}>{row.suspendedReason}</span>,
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 150,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction permission="platform:rescue:add" onClick={() => rescue(row)}>
          {texts.rescue}
        </RowAction>
        {row.allowedActions.includes('suspend') && <RowAction onClick={() => suspend(row)}>{texts.suspend}</RowAction>}
        {row.allowedActions.includes('resume') && <RowAction onClick={() => resume(row)}>{texts.resume}</RowAction>}
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'state', facts: ['companyNo', 'authenticatedAt', 'users', 'suspendedReason'] }
