import { useQuery } from '@apollo/client/react'
import { registrationFields as fields } from '../../../../gql/fields/company.generated'
import { figures } from '../../../../kit/cells'
import { columnsOf } from '../../../../kit/columns'
import { recordKind, type ToolbarProps } from '../../../../kit/record/kind'
import { OpenAction } from '../../../../kit/record/opening'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { formatCount } from '../../../../ui/format/decimal'
import { Tabs } from '../../../../ui/layout/Tabs'
import { RegistrationDrawer } from './RegistrationDrawer'
import { RegistrationsDocument, WaitingRegistrationsDocument } from './registration.generated'
import { mayDecide, type Row } from './rows'
import { EVERY, type Filters, search, shownStatus } from './search'
import { texts } from './texts'

const columns = columnsOf<Row>()(fields, {
  companyName: { width: 260, pin: 'start', rowHeader: true, cell: ({ companyName }) => companyName },
  status: 100,
  companyNo: { width: 180, cell: ({ companyNo }) => figures(companyNo) },
  companyType: 120,
  contactName: 100,
  contactPhone: { width: 130, cell: ({ contactPhone }) => figures(contactPhone) },
  submittedAt: 150,
  submissions: 90,
  decidedAt: 150,
  decidedByName: 100,
  reason: 220,
  createTime: 150,
  actions: {
    header: texts.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <OpenAction param="registration" id={row.id}>
        {mayDecide(row) ? texts.review : texts.look}
      </OpenAction>
    ),
  },
})

/** Statuses as buttons, with the number of waiting papers. */
function StatusTabs({ filters, setFilters }: ToolbarProps<Filters, unknown>) {
  const { data } = useQuery(WaitingRegistrationsDocument, { fetchPolicy: 'cache-and-network' })
  const waiting = data?.registrations.summary.pending
  const { PENDING, REGISTERED, APPROVED, REJECTED } = fields.status.codes
  const pending = waiting === undefined ? PENDING : texts.counted(PENDING, formatCount(waiting))
  return (
    <Tabs
      label={texts.byStatus}
      names={{ PENDING: pending, REGISTERED, APPROVED, REJECTED, [EVERY]: texts.every }}
      value={shownStatus(filters)}
      onChange={(status) => setFilters({ ...filters, status })}
    />
  )
}

const registrations = recordKind<Row>()({
  texts,
  param: 'registration',
  nameOf: ({ companyName }) => companyName,
  list: {
    id: 'registrations',
    document: RegistrationsDocument,
    pick: (data) => data.registrations,
    columns,
    card: { state: 'status', facts: ['companyNo', 'contactName', 'contactPhone', 'submittedAt'] },
    search,
    sort: [{ field: 'SUBMITTED_AT', direction: 'DESC' }],
    Toolbar: StatusTabs,
    emptyOf: (filters) => (shownStatus(filters) === 'PENDING' ? texts.emptyWaiting : texts.empty),
  },
  Drawer: RegistrationDrawer,
  changes: ['Registration', 'RegistrationEntry'],
})

/** 企业认证: papers of companies for the platform's desk. Opens with the waiting ones. */
export default function RegistrationPage() {
  return <RecordListPage kind={registrations} />
}
