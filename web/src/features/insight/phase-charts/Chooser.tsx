import { ChoiceSelect } from '../../../ui/form/ChoiceSelect'
import { DateRangeInput } from '../../../ui/form/dates'
import { Field } from '../../../ui/form/Field'
import { namedOptions, type Option } from '../../../ui/form/options'
import { Tabs } from '../../../ui/layout/Tabs'
import css from '../charts.module.css'
import { type ChartName, kinds } from './charts'
import type { ChartPhasePartFragment, ChartProjectsQuery } from './phase-charts.generated'
import { compareOptions } from './phases'
import type { ChartState } from './state'
import { texts } from './texts'

interface Props {
  /** Chart; null for the cost of the whole project. */
  chart: ChartName | null
  projects: ChartProjectsQuery['projects']
  phases: readonly ChartPhasePartFragment[]
  projectId: string | undefined
  phase: ChartPhasePartFragment | undefined
  state: ChartState
  change: (next: ChartState) => void
}

/** Labelled choice in the head. */
function Chosen(props: {
  label: string
  options: readonly Option[]
  value: string | undefined
  empty: string | null
  onChange: (value: string) => void
}) {
  const { label, options, value = '', empty, onChange } = props
  return (
    <Field label={label}>
      {({ id }) => (
        <ChoiceSelect
          id={id}
          label={label}
          options={options}
          // A value that is not offered shows as empty.
          value={options.some((option) => option.value === value) ? value : ''}
          empty={empty}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Choices of project, phase, days, step, and comparison. */
export function Chooser({ chart, projects, phases, projectId, phase, state, change }: Props) {
  const known = namedOptions(projects)
  const projectOptions =
    phase && !known.some(({ value }) => value === phase.projectInfoId)
      ? [{ value: phase.projectInfoId, label: phase.projectName }, ...known]
      : known
  const projectChoice = (
    <Chosen
      label={texts.project}
      options={projectOptions}
      value={projectId}
      empty={texts.choose}
      onChange={(project) => change({ project: project || undefined, id: undefined, with: undefined, days: undefined })}
    />
  )
  if (!chart) return <div className={css.chooser}>{projectChoice}</div>
  const { along, step } = kinds[chart]
  return (
    <div className={css.chooser}>
      {projectChoice}
      <Chosen
        label={texts.phase}
        options={namedOptions(phases.map(({ id, phaseName }) => ({ id, name: phaseName })))}
        value={state.id}
        empty={state.id ? null : texts.choose}
        onChange={(id) => change({ id, project: undefined, with: undefined, days: undefined })}
      />
      <div className={css.days}>
        <Field label={texts.days}>
          {({ id }) => (
            <DateRangeInput id={id} label={texts.days} value={state.days} onChange={(days) => change({ days })} />
          )}
        </Field>
      </div>
      <Chosen
        label={texts.compare}
        options={compareOptions(phases, phase, state.days)}
        value={state.with}
        empty={texts.noCompare}
        onChange={(other) => change({ with: other || undefined })}
      />
      {along === 'time' && (
        <div className={css.steps}>
          <Field label={texts.step}>
            {() => (
              <Tabs
                label={texts.step}
                names={texts.steps}
                value={state.step ?? step}
                onChange={(next) => change({ step: next })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
