import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useChanged } from '../../../apollo/refetchShowing'
import { useCommand } from '../../../apollo/useCommand'
import { phaseSurveyFields as fields } from '../../../gql/fields/project.generated'
import type { TypeName } from '../../../gql/typeNames.generated'
import { columnsOf } from '../../../kit/columns'
import { PartTable } from '../../../kit/PartTable'
import type { Column } from '../../../ui/data-table/types'
import { confirm } from '../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { formatQuantity, percentShare, type Quantity } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { History } from '../../../ui/history/History'
import { LuChartLine, LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { Group } from '../../../ui/layout/Group'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../ui/permission/permission'
import { ImportButton } from '../../import/data'
import css from '../project.module.css'
import { nameOf, SurveyDialog, type SurveyedPhase } from './form'
import {
  DeletePhaseSurveyDocument,
  PhaseSurveysDocument,
  type PhaseSurveyRowFragment as Survey,
} from './survey.generated'
import { texts } from './texts'

const NEW = '1'
const CHANGES: readonly TypeName[] = ['PhaseSurvey', 'ProjectPhase']

/** Address of a phase's charts of plan and reality. */
const chartUrl = (id: string) => `/chain/bi/plan?${new URLSearchParams({ id })}`
const cubicText = (cubic: Quantity) => formatQuantity(cubic, 'CUBIC')

/** Latest surveyed amount, beside the plan. */
function sumOf(surveyed: Quantity, plan: Quantity | null): string {
  const share = percentShare(surveyed, plan)
  return [texts.sum(cubicText(surveyed), plan && cubicText(plan)), share && texts.share(share)]
    .filter(Boolean)
    .join('，')
}

const columns = columnsOf<Survey>()(fields, {
  day: { width: 110, rowHeader: true },
  cubic: {
    width: 150,
    header: texts.cubic,
    cell: ({ cubic, isLower }) => (
      <>
        {cubicText(cubic)}
        {isLower && (
          <span className={css.lower}>
            <StatusBadge tone="warning">{fields.isLower.label}</StatusBadge>
          </span>
        )}
      </>
    ),
  },
  remark: { width: 160, cell: ({ remark }) => <span className={css.remark}>{remark}</span> },
})

/** Columns, with one for verbs if the member has any. */
const withVerbs = (onUpdate: (survey: Survey) => void, onDelete: (survey: Survey) => void): Column<Survey>[] => [
  ...columns,
  {
    id: 'actions',
    header: texts.actions,
    cell: (survey) => (
      <RowActions>
        {survey.allowedActions.includes('update') && (
          <RowAction onClick={() => onUpdate(survey)}>{texts.update}</RowAction>
        )}
        {survey.allowedActions.includes('delete') && (
          <RowAction onClick={() => onDelete(survey)}>{texts.delete}</RowAction>
        )}
      </RowActions>
    ),
  },
]

/** Surveys of a phase, latest first, with their changes. */
export function SurveysOf({ phase }: { phase: SurveyedPhase }) {
  const { data, error, refetch } = useQuery(PhaseSurveysDocument, {
    variables: { id: phase.id },
    fetchPolicy: 'cache-and-network',
  })
  const changed = useChanged(CHANGES, refetch)
  const { run } = useCommand(DeletePhaseSurveyDocument)
  const can = usePermission()
  const adding = useRef<HTMLButtonElement>(null)
  const { value, open, close } = useDrawerParam('survey')
  const shown = data?.projectPhase
  const surveys = shown?.surveys ?? []
  const [latest] = surveys
  const edited = surveys.find(({ id }) => id === value)
  const erase = async ({ id, day, cubic }: Survey) => {
    const about = texts.deleteAbout(nameOf(phase), day, cubicText(cubic))
    if (!(await confirm({ title: texts.deleteTitle, content: texts.deleteQuestion, about, danger: true }))) return
    try {
      if (!(await run({ id }))) return
      toast.success(texts.deleted)
      changed()
      // The row disappears with the focused button.
      adding.current?.focus()
    } catch (error) {
      toast.failure(error)
    }
  }
  const verbs = surveys.some(({ allowedActions }) => allowedActions.length > 0)
  return (
    <>
      <Group title={texts.what} aria-busy={!shown && !error}>
        {error && <ErrorPanel error={error} inline onRetry={() => void refetch()} />}
        <div className={css.surveyHead}>
          <span className="tf-number">{latest ? sumOf(latest.cubic, phase.planCubic) : shown && texts.none}</span>
          {can('chain:bi:get') && (
            <Link className={css.chart} to={chartUrl(phase.id)}>
              <LuChartLine aria-hidden /> {texts.charts}
            </Link>
          )}
        </div>
        {surveys.length > 0 && (
          <PartTable
            label={texts.what}
            columns={
              verbs
                ? withVerbs(
                    ({ id }) => open(id),
                    (survey) => void erase(survey),
                  )
                : columns
            }
            rows={surveys}
            rowKey={({ id }) => id}
          />
        )}
        {phase.allowedActions.includes('addSurvey') && (
          <div className={css.verbs}>
            <Button ref={adding} icon={<LuPlus aria-hidden />} onClick={() => open(NEW)}>
              {texts.add}
            </Button>
            <ImportButton kind="PHASE_SURVEY" />
          </div>
        )}
      </Group>
      {shown && shown.surveyHistory.length > 0 && (
        <History withBlanks title={texts.history} changes={shown.surveyHistory} />
      )}
      {(value === NEW || edited) && (
        <SurveyDialog key={value} phase={phase} survey={edited} onSaved={changed} onClose={close} />
      )}
    </>
  )
}
