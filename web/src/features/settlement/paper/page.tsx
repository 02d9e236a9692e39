import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { settlementFields as fields, settlementFilter } from '../../../gql/fields/settlement.generated'
import type { SettlementFilter } from '../../../gql/types.generated'
import { columnsOf } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { type Search, searchOf } from '../../../kit/search'
import { namedOptions } from '../../../ui/form/options'
import type { DayRange } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { LuListChecks, LuUpload } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { Tabs } from '../../../ui/layout/Tabs'
import { param } from '../../../ui/list/params'
import { MissingChips, PaperRate } from './badges'
import { PaperDrawer } from './drawer/PaperDrawer'
import { EDIT, OF_PAPERS, SETTINGS } from './kinds'
import { NeedsDialog } from './needs/NeedsDialog'
import {
  PaperChoicesDocument,
  type PaperChoicesQuery,
  type PaperRowFragment as PaperRow,
  PapersDocument,
} from './paper.generated'
import { texts } from './texts'
import { UploadDialog } from './upload/UploadDialog'

/** Settlement with the state of its papers. */
export const columns = columnsOf<PaperRow>()(fields, {
  settleNo: { width: 140, pin: 'start', rowHeader: true },
  projectName: 150,
  settleAmt: { width: 116, unit: texts.yuanUnit },
  status: 96,
  paperRate: { width: 108, cell: ({ paperRate }) => <PaperRate rate={paperRate} /> },
  missingPapers: { width: 300, cell: ({ missingPapers }) => <MissingChips kinds={missingPapers} /> },
  papers: { header: texts.held, width: 90, kind: 'count', cell: ({ papers }) => <Count value={papers.length} /> },
  createTime: 134,
})

/** States of settlements that need papers: rejected, merged or split ones are not paid. */
const LIVE = ['PENDING', 'APPROVED', 'PAID'] as const

/** Settlements to list: with missing papers, with all papers, or both. */
type Shown = keyof typeof texts.shown
const COMPLETE: Record<Shown, boolean | undefined> = { missing: false, complete: true, all: undefined }

interface Values {
  /** Settlements to list; by default those that lack papers. */
  papers?: Exclude<Shown, 'missing'>
  settleNo?: string
  projectId?: string
  status?: string
  payeeName?: string
  createTime?: DayRange
}
type Choices = PaperChoicesQuery['projects']

const shownOf = ({ papers }: Values): Shown => papers ?? 'missing'

const members = searchOf<SettlementFilter, Choices>()(
  settlementFilter,
  {
    settleNo: true,
    projectInfoId: { label: fields.projectName.label, choices: (projects) => namedOptions(projects ?? []) },
    status: { only: LIVE },
    payeeName: true,
    createTime: true,
  },
  { projectInfoId: 'projectId' },
)

const search: Search<Values, SettlementFilter, Choices> = {
  ...members,
  filters: { papers: param.choice(['complete', 'all'] as const), ...members.filters },
  toFilter: ({ papers, ...values }) => ({
    status: [...LIVE],
    ...members.toFilter(values),
    papersComplete: COMPLETE[shownOf({ papers })],
  }),
}

function Toolbar({ filters, setFilters }: { filters: Values; setFilters: (filters: Values) => void }) {
  const [open, setOpen] = useState<'upload' | 'needs' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="solid" icon={<LuUpload aria-hidden />} permission={EDIT} onClick={() => setOpen('upload')}>
        {texts.upload}
      </Button>
      <Button icon={<LuListChecks aria-hidden />} permission={SETTINGS} onClick={() => setOpen('needs')}>
        {texts.needs}
      </Button>
      <Tabs
        label={texts.shownLabel}
        names={texts.shown}
        value={shownOf(filters)}
        onChange={(next) => setFilters({ ...filters, papers: next === 'missing' ? undefined : next })}
      />
      {open === 'upload' && <UploadDialog onClose={close} />}
      {open === 'needs' && <NeedsDialog onClose={close} />}
    </>
  )
}

const papers = recordKind<PaperRow>()({
  texts,
  param: 'settlement',
  nameOf: ({ settleNo }) => settleNo,
  opens: 'button',
  list: {
    id: 'settlement-papers',
    document: PapersDocument,
    pick: (data) => data.settlements,
    columns,
    card: {
      state: 'status',
      facts: ['projectName', 'paperRate', 'missingPapers', 'papers'],
      amount: 'settleAmt',
    },
    search,
    useChoices: () => useQuery(PaperChoicesDocument).data?.projects,
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    exported: 'SETTLEMENTS',
    sums: [
      {
        ...fields.settleAmt,
        unit: texts.yuanUnit,
        total: ({ settleAmt }) => settleAmt,
        of: ({ settleAmt }) => settleAmt,
      },
    ],
    // Kept when searches are reset, since tabs above the table choose it.
    keeps: ['papers'],
    Toolbar,
    emptyOf: (filters) => (shownOf(filters) === 'missing' ? texts.noneMissing : texts.empty),
  },
  Drawer: PaperDrawer,
  verbs: {
    verbs: {
      upload: {
        label: texts.upload,
        permission: EDIT,
        against: () => null,
        Dialog: ({ row: { id, settleNo }, onClose }) => (
          <UploadDialog given={{ settlement: { id, settleNo } }} onClose={onClose} />
        ),
      },
    },
    about: ({ settleNo }) => settleNo,
    inline: true,
    width: 130,
    changes: OF_PAPERS,
  },
})

/** 结算资料: settlements that lack papers, and the papers of each. */
export default function PaperPage() {
  return <RecordListPage kind={papers} />
}
