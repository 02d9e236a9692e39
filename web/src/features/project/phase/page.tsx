import { projectPhaseFields as fields, projectPhaseFilter } from '../../../gql/fields/project.generated'
import type { ProjectPhaseFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatMoney, formatPrice, formatQuantity, type Quantity } from '../../../ui/format/decimal'
import { Money, Price } from '../../../ui/format/Numbers'
import { ImportButton } from '../../import/data'
import { SurveysOf } from '../survey'
import { phaseForm } from './form'
import {
  DeleteProjectPhaseDocument,
  MergeProjectPhasesDocument,
  ProjectPhaseMergeChoicesDocument,
  type ProjectPhaseRowFragment,
  ProjectPhasesDocument,
  RestoreProjectPhaseDocument,
  RetireProjectPhaseDocument,
} from './phase.generated'

type Phase = ProjectPhaseRowFragment

const texts = {
  title: '项目分期',
  days: '日期',
  rule: '计入的运单',
  ruleOf: (project: string, days: string) => `${project}在${days}出场的运单`,
  ofSites: (names: string) => `去${names}`,
  ofSoils: (names: string) => `土质为${names}`,
}

const cubicOf = (volume: Quantity | null) => volume && `${formatQuantity(volume, 'CUBIC')} 方`
const truckOf = (volume: Quantity | null) => volume && `${formatQuantity(volume)} 方/车`
const daysOf = ({ fromDate, toDate }: Phase) => `${fromDate} 至 ${toDate}`
const soilsOf = ({ soilTypes }: Phase) => soilTypes.join('、')

/** Waybills of a phase, in words. */
const ruleOf = (phase: Phase) =>
  [
    texts.ruleOf(phase.projectName, daysOf(phase)),
    phase.garbageNames && texts.ofSites(phase.garbageNames),
    phase.soilTypes.length > 0 && texts.ofSoils(soilsOf(phase)),
  ]
    .filter(Boolean)
    .join('，')

export const columns = columnsOf<Phase>()(fields, {
  phaseName: { width: 160, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  projectName: 200,
  fromDate: 120,
  toDate: 120,
  planCubic: { width: 140, cell: ({ planCubic }) => cubicOf(planCubic) ?? '—' },
  surveyedCubic: { width: 140, cell: ({ surveyedCubic }) => cubicOf(surveyedCubic) ?? '—' },
  planTransportCost: { width: 150, cell: ({ planTransportCost }) => <Money value={planTransportCost} /> },
  planCubicPrice: { width: 140, cell: ({ planCubicPrice }) => <Price value={planCubicPrice} unit="CUBIC" /> },
  truckCubic: { width: 120, cell: ({ truckCubic }) => truckOf(truckCubic) ?? '—' },
  garbageNames: 180,
  soilTypes: { width: 140, cell: soilsOf },
  remark: 180,
  mergedIntoName: 180,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: hidden(160),
})

const phases = baseDataKind<Phase>()({
  title: texts.title,
  form: phaseForm,
  param: 'projectPhase',
  list: {
    id: 'project-phases',
    document: ProjectPhasesDocument,
    pick: (data) => data.projectPhases,
    columns,
    facts: ['projectName', 'fromDate', 'toDate', 'planCubic', 'remark'],
    search: searchOf<ProjectPhaseFilter>()(projectPhaseFilter, {
      projectName: true,
      phaseName: true,
      remark: true,
      enabled: true,
    }),
    sort: [{ field: 'FROM_DATE', direction: 'DESC' }],
    exported: 'PHASES',
    Toolbar: () => <ImportButton kind="PHASE" />,
    beside: ['survey'],
  },
  about: (phase) => [daysOf(phase)],
  facts: (phase) => [
    [fields.projectName.label, phase.projectName, true],
    [texts.days, daysOf(phase), true],
    [fields.planCubic.label, cubicOf(phase.planCubic)],
    [fields.planTransportCost.label, formatMoney(phase.planTransportCost)],
    [fields.planCubicPrice.label, formatPrice(phase.planCubicPrice, 'CUBIC')],
    [fields.truckCubic.label, truckOf(phase.truckCubic)],
    [texts.rule, ruleOf(phase), true],
    'remark',
  ],
  Beside: ({ row }) => <SurveysOf phase={row} />,
  retire: RetireProjectPhaseDocument,
  restore: RestoreProjectPhaseDocument,
  remove: DeleteProjectPhaseDocument,
  merging: { document: MergeProjectPhasesDocument, choices: ProjectPhaseMergeChoicesDocument },
  changes: ['ProjectPhase'],
})

/** 项目分期: planned phases of projects. */
export default function PhasePage() {
  return <RecordListPage kind={phases} />
}
