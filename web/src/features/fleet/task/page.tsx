import { useMemo, useState } from 'react'
import {
  captainDriverFields,
  captainTaskFilter,
  captainTaskFields as fields,
} from '../../../gql/fields/fleet.generated'
import type { CaptainTaskFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { type BesideProps, recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { oneOf } from '../../../kit/record/useRecord'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { namedOptions } from '../../../ui/form/options'
import { formatPrice } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { LuUsers } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { Approver } from '../../company/settings'
import { ChooserDrawer, useCaptainTree } from '../captain'
import { aboutTask, type Task } from './fields'
import { TaskApply, TaskEdit, useTaskProjects } from './form'
import { TaskProcess } from './looks'
import { TaskAuditDrawer } from './TaskAuditDrawer'
import {
  CaptainTaskDocument,
  CaptainTasksDocument,
  DeleteCaptainTaskDocument,
  InvalidateCaptainTaskDocument,
} from './task.generated'
import { texts } from './texts'

const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const priceOf = ({ directPayPrice, weightType }: Task) => formatPrice(directPayPrice, weightType ?? 'ANY')
const isToReview = ({ allowedActions }: Task) => allowedActions.some((one) => one === 'approve' || one === 'reject')

export const columns = columnsOf<Task>()(fields, {
  projectName: { width: 200, pin: 'start', rowHeader: true, cell: ({ projectName }) => tipped(projectName) },
  status: 96,
  captainAndDrivers: {
    header: fields.captainAndDrivers.label,
    width: 260,
    cell: ({ captainAndDriversText }) => tipped(captainAndDriversText),
  },
  tpMode: 90,
  soilType: 90,
  garbageName: 140,
  directPayPrice: {
    width: 110,
    cell: ({ directPayPrice, weightType }) => <Price value={directPayPrice} unit={weightType ?? 'ANY'} />,
  },
  weightType: hidden(90),
  remark: { width: 160, cell: ({ remark }) => tipped(remark) },
  applyName: 90,
  applyDatetime: 160,
  auditName: { width: 110, cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} /> },
  fourEyesOff: hidden(150),
  auditDatetime: 160,
  invalidName: hidden(100),
  invalidDatetime: hidden(160),
  reason: { width: 160, cell: ({ reason }) => tipped(reason) },
})

function useChoices() {
  const projects = useTaskProjects()
  const captains = useCaptainTree()
  return useMemo(() => ({ projects: projects ?? [], captains }), [projects, captains])
}

const search = searchOf<CaptainTaskFilter, ReturnType<typeof useChoices>>()(captainTaskFilter, {
  projectInfoId: { label: fields.projectName.label, choices: (choices) => namedOptions(choices?.projects ?? []) },
  status: true,
  applyDatetime: true,
  fourEyesOff: true,
  captainId: {
    label: captainDriverFields.captainName.label,
    choices: (choices) =>
      (choices?.captains ?? []).map(({ captainId, captainName }) => ({ value: captainId, label: captainName })),
  },
})
type Filters = { [Name in keyof typeof search.filters]?: ReturnType<(typeof search.filters)[Name]['read']> }

/** 按车队长查看: the list of one captain, found by his drivers or their prices. */
function ByCaptain({ filters, setFilters }: { filters: Filters; setFilters: (filters: Filters) => void }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button icon={<LuUsers aria-hidden />} onClick={() => setChoosing(true)}>
        {texts.byCaptain}
      </Button>
      {choosing && (
        <ChooserDrawer
          onPick={({ captainId }) => {
            setChoosing(false)
            setFilters({ ...filters, captainId })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

/** 审核 at its own address; continues with the next pending application of the page. */
function Audit({ rows, onChanged }: BesideProps<Task, unknown>) {
  const { value, open, close } = useDrawerParam('audit')
  if (!value) return null
  const at = rows.findIndex(({ id }) => id === value)
  const next = at < 0 ? undefined : rows.slice(at + 1).find(({ allowedActions }) => allowedActions.includes('approve'))
  return (
    <TaskAuditDrawer
      key={value}
      id={value}
      onNext={next ? () => open(next.id) : null}
      onClose={close}
      onDecided={onChanged}
    />
  )
}

const questionOf = (asked: { title: string; content: string }) => (task: Task) => ({
  ...asked,
  about: aboutTask(task),
  danger: true,
})

const tasks = recordKind<Task>()({
  texts,
  param: 'task',
  opens: 'viewButton',
  nameOf: ({ projectName, captainAndDriversText }) => `${projectName} ${captainAndDriversText}`,
  list: {
    id: 'captain-tasks',
    document: CaptainTasksDocument,
    pick: (data) => data.captainTasks,
    columns,
    card: {
      state: 'status',
      facts: ['captainAndDrivers', 'tpMode', 'soilType', 'garbageName', 'applyDatetime'],
      amount: 'directPayPrice',
    },
    search,
    useChoices,
    sort: [{ field: 'APPLY_DATETIME', direction: 'DESC' }],
    exported: 'CAPTAIN_TASKS',
    selectionSums: [],
    beside: ['audit'],
    Toolbar: ByCaptain,
  },
  one: oneOf(CaptainTaskDocument, (data) => data.captainTask),
  head: (row) => ({ state: <CodeBadge field={fields.status} value={row.status} />, amount: priceOf(row) }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={[
          [fields.projectName.label, row.projectName, true],
          'tpMode',
          'soilType',
          'garbageName',
          [fields.directPayPrice.label, priceOf(row)],
          [fields.captainAndDrivers.label, row.captainAndDriversText, true],
          'remark',
        ]}
      />
      <TaskProcess task={row} />
    </>
  ),
  Beside: Audit,
  verbs: {
    verbs: {
      edit: { label: texts.edit, opens: 'edit' },
      audit: {
        label: texts.audit,
        opens: ({ id }) => ['audit', id],
        against: (rows) => (rows.every(isToReview) ? null : texts.notAllowed),
      },
      delete: {
        label: texts.remove,
        danger: true,
        removes: true,
        command: commandOf(DeleteCaptainTaskDocument, ({ id }: Task) => ({ id })),
        ask: questionOf(texts.asked.remove),
      },
      invalidate: {
        label: texts.invalidate,
        danger: true,
        command: commandOf(InvalidateCaptainTaskDocument),
        ask: questionOf(texts.asked.invalidate),
      },
    },
    of: ({ status }) =>
      status === 'PENDING' ? ['edit', 'audit', 'delete'] : status === 'APPROVED' ? ['invalidate'] : [],
    first: ({ status }) => (status === 'PENDING' ? 'audit' : null),
    about: aboutTask,
    inline: true,
    width: 190,
    changes: ['CaptainTask', 'DirectPayPrice'],
  },
  addPermission: 'chain:directPayPriceSet:add',
  Add: TaskApply,
  Edit: TaskEdit,
})

/** 任务申请: applications of captains and drivers for transports at a price, decided by a reviewer. */
export default function TaskPage() {
  return <RecordListPage kind={tasks} />
}
