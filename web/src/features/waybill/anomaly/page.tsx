import { useQuery } from '@apollo/client/react'
import { anomalyFields as fields } from '../../../gql/fields/waybill.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { type BesideProps, recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { late } from '../../../ui/late'
import { RowAction } from '../../../ui/layout/RowAction'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { AnomalyDrawer } from './AnomalyDrawer'
import { AnomaliesDocument, AnomalyChoicesDocument } from './anomaly.generated'
import { ClearOne, ConfirmOne, HandleMany, ReopenOne } from './handling'
import { type Anomaly, EDIT, RULES_PARAM, WAYBILL_PARAM } from './rows'
import { SettingsDrawer } from './SettingsDrawer'
import { search } from './search'
import { texts } from './texts'
import { FlagTools } from './tools'

/** Loaded late, since pages of waybills import anomalies and this page shows waybills. */
const WaybillDrawer = late(async () => ({ default: (await import('../waybill')).WaybillDrawer }))

/** Number of a waybill, which opens it. */
function WaybillNo({ id, no }: { id: string; no: string }) {
  const { open } = useDrawerParam(WAYBILL_PARAM)
  return <RowAction onClick={() => open(id)}>{no}</RowAction>
}

export const columns = columnsOf<Anomaly>()(fields, {
  no: { width: 170, pin: 'start', rowHeader: true, cell: ({ waybillId, no }) => <WaybillNo id={waybillId} no={no} /> },
  rule: {
    width: 126,
    cell: ({ rule, blocking }) => <StatusBadge tone={blocking ? 'bad' : 'warning'}>{texts.rules[rule]}</StatusBadge>,
  },
  evidence: { width: 420, cell: ({ evidence }) => <span data-tip={evidence}>{evidence}</span> },
  state: 96,
  goDatetime: 150,
  truckCode: 104,
  projectName: 190,
  garbageName: 150,
  captainName: 90,
  driverName: hidden(90),
  others: { ...hidden(170), cell: ({ others }) => others.map(({ id, no }) => <WaybillNo key={id} id={id} no={no} />) },
  blocking: hidden(90),
  reason: hidden(140),
  handledBy: hidden(100),
  createTime: hidden(150),
})

/** Drawers of the page: the waybill of an anomaly, and the settings of the rules. */
function Drawers({ onChanged }: BesideProps<Anomaly, object>) {
  const waybill = useDrawerParam(WAYBILL_PARAM)
  const rules = useDrawerParam(RULES_PARAM)
  return (
    <>
      {waybill.value && <WaybillDrawer id={waybill.value} onClose={waybill.close} />}
      {rules.value && <SettingsDrawer onClose={rules.close} onSaved={onChanged} />}
    </>
  )
}

const anomalies = recordKind<Anomaly>()({
  texts,
  param: 'anomaly',
  nameOf: ({ no, rule }) => `${no} ${texts.rules[rule]}`,
  opens: 'cell',
  list: {
    id: 'anomalies',
    document: AnomaliesDocument,
    pick: (data) => data.anomalies,
    columns,
    card: { state: 'state', facts: ['rule', 'evidence', 'truckCode', 'goDatetime'] },
    search,
    keeps: ['rule', 'state'],
    useChoices: () => useQuery(AnomalyChoicesDocument).data,
    sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
    exported: 'ANOMALIES',
    Selected: HandleMany,
    selectsAll: true,
    Toolbar: FlagTools,
    beside: [WAYBILL_PARAM, RULES_PARAM],
  },
  Drawer: AnomalyDrawer,
  Beside: Drawers,
  verbs: {
    verbs: {
      confirm: { label: texts.confirm, permission: EDIT, Dialog: ConfirmOne },
      clear: { label: texts.clear, permission: EDIT, Dialog: ClearOne },
      reopen: { label: texts.reopen, permission: EDIT, Dialog: ReopenOne },
    },
    of: ({ state }) => (state === 'CLEARED' || state === 'CONFIRMED' ? ['clear', 'reopen'] : ['confirm', 'clear']),
    about: ({ no, evidence }) => `${no}：${evidence}`,
    inline: true,
    width: 150,
    changes: ['Anomaly', 'Waybill'],
  },
})

/** 异常运单: flags of the company's waybills, decided one by one or many at once. */
export default function AnomalyPage() {
  return <RecordListPage kind={anomalies} />
}
