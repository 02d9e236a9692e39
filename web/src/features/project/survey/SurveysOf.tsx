import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { LuChartLine, LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { Group } from '../../../ui/layout/Group'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { usePermission } from '../../../ui/permission/permission'
import { History } from '../../basedata/kit'
import { ImportButton } from '../../import/data'
import { cubicText, nameOf, type SurveyedPhase, sumOf } from './rows'
import { SurveyDialog } from './SurveyDialog'
import { SurveyTable } from './SurveyTable'
import {
  DeletePhaseSurveyDocument,
  PhaseSurveysDocument,
  type PhaseSurveyRowFragment as Survey,
} from './survey.generated'
import css from './survey.module.css'
import { texts } from './texts'

const NEW = '1'
const refetchQueries = ['PhaseSurveys', 'ProjectPhase', 'ProjectPhases']

/** The charts of a phase, plan against what was done. */
const chartUrl = (id: string) => `/chain/bi/plan?${new URLSearchParams({ id })}`

/** What was surveyed of a phase, day after day, and who said it otherwise. */
export function SurveysOf({ phase }: { phase: SurveyedPhase }) {
  const { data, error, refetch } = useQuery(PhaseSurveysDocument, {
    variables: { id: phase.id },
    fetchPolicy: 'cache-and-network',
  })
  const { run } = useCommand(DeletePhaseSurveyDocument, { refetchQueries })
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
      // The row goes with the button that had the focus.
      adding.current?.focus()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <Group title={texts.what} aria-busy={!shown && !error}>
        {error && <ErrorPanel error={error} inline onRetry={() => void refetch()} />}
        <div className={css.head}>
          <span className="tf-number">{latest ? sumOf(latest.cubic, phase.planCubic) : shown && texts.none}</span>
          {can('chain:bi:get') && (
            <Link className={css.chart} to={chartUrl(phase.id)}>
              <LuChartLine aria-hidden /> {texts.charts}
            </Link>
          )}
        </div>
        {surveys.length > 0 && (
          <SurveyTable surveys={surveys} onUpdate={({ id }) => open(id)} onDelete={(survey) => void erase(survey)} />
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
      {shown && shown.surveyHistory.length > 0 && <History title={texts.history} history={shown.surveyHistory} />}
      {(value === NEW || edited) && (
        <SurveyDialog key={value} phase={phase} survey={edited} refetchQueries={refetchQueries} onClose={close} />
      )}
    </>
  )
}
