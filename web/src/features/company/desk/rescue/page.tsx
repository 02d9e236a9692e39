import { administratorRescueFields as fields } from '../../../../gql/fields/company.generated'
import { figures } from '../../../../kit/cells'
import { columnsOf } from '../../../../kit/columns'
import { recordKind, type ToolbarProps } from '../../../../kit/record/kind'
import { OpenAction } from '../../../../kit/record/opening'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { formatCount } from '../../../../ui/format/decimal'
import { Tabs } from '../../../../ui/layout/Tabs'
import { RescueDrawer } from './RescueDrawer'
import { type RescueRowFragment, RescuesDocument, type RescuesQuery } from './rescue.generated'
import { type Filters, search, shownView } from './search'
import { texts } from './texts'

type Row = RescueRowFragment

const columns = columnsOf<Row>()(fields, {
  companyName: { width: 240, pin: 'start', rowHeader: true, cell: ({ companyName }) => companyName },
  state: 100,
  userName: 100,
  loss: 190,
  oldMobile: { width: 130, cell: ({ oldMobile }) => figures(oldMobile) },
  newMobile: { width: 130, cell: ({ newMobile }) => figures(newMobile) ?? texts.unchanged },
  appliedByName: 110,
  createTime: 150,
  confirmedByName: 100,
  dueAt: 150,
  endedAt: 150,
  endReason: 220,
  actions: {
    header: texts.actions,
    width: 84,
    pin: 'end',
    cell: ({ id, allowedActions }) => (
      <OpenAction param="rescue" id={id}>
        {allowedActions.includes('confirm') ? texts.confirm : texts.look}
      </OpenAction>
    ),
  },
})

/** Views as buttons, with the number of rescues that wait for a second person. */
function ViewTabs({ filters, setFilters, summary }: ToolbarProps<Filters, RescuesQuery['rescues']['summary']>) {
  const { APPLIED } = fields.state.codes
  const applied = summary?.applied
  return (
    <Tabs
      label={texts.byState}
      names={{
        RUNNING: texts.running,
        APPLIED: applied ? texts.counted(APPLIED, formatCount(applied)) : APPLIED,
        EVERY: texts.every,
      }}
      value={shownView(filters)}
      onChange={(view) => setFilters({ ...filters, view })}
    />
  )
}

const rescues = recordKind<Row>()({
  texts,
  param: 'rescue',
  nameOf: ({ companyName }) => companyName,
  list: {
    id: 'rescues',
    document: RescuesDocument,
    pick: (data) => data.rescues,
    columns,
    card: { state: 'state', facts: ['userName', 'loss', 'newMobile', 'dueAt'] },
    search,
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    Toolbar: ViewTabs,
    emptyOf: (filters) => (shownView(filters) === 'EVERY' ? texts.empty : texts.emptyRunning),
  },
  Drawer: RescueDrawer,
  changes: ['AdministratorRescue'],
})

/** 找回管理员: rescues of administrators' accounts by the desk. Opens with the running ones. */
export default function RescuePage() {
  return <RecordListPage kind={rescues} />
}
