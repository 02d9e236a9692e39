import { useApolloClient, useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { captainTaskFields, captainTaskInputLengths as lengths } from '../../../gql/fields/fleet.generated'
import { labelsOf } from '../../../kit/fields'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { AmountField, TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { type ServerForm, useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { type Stale, StaleNote, useEditForm, usePlaces, useStale } from '../../price/direct-pay-price'
import { MembersField } from '../captain'
import css from '../fleet.module.css'
import { differencesOf, emptyValues, inputOf, MODES, type Task, UNITS, type Values, valuesOf } from './fields'
import {
  ApplyCaptainTaskDocument,
  CaptainTaskDocument,
  TaskProjectsDocument,
  UpdateCaptainTaskDocument,
} from './task.generated'
import { texts } from './texts'

const labels = labelsOf(captainTaskFields)
const modes = enumOptions(MODES, captainTaskFields.tpMode.codes)
const units = enumOptions(UNITS, captainTaskFields.weightType.codes)

/** Projects that an application may be for; undefined until they are known. */
export const useTaskProjects = () => useQuery(TaskProjectsDocument).data?.projects

type Projects = readonly { id: string; name: string }[]

interface FieldsProps {
  projects: Projects
  present: { projectName?: string | null; garbageName?: string | null }
  projectFixed: boolean
  /** Mode, soil, price and its unit are required, in the words of the audit form. */
  audit?: boolean
}

/** Project, mode, soil, site, price and its unit, captains and drivers, remark. */
export function TaskInputs({ projects, present, projectFixed, audit = false }: FieldsProps) {
  const { control, setValue } = useFormContext<Values>()
  const values = useWatch({ control }) as Values
  const places = usePlaces(projects, values, present)
  return (
    <>
      <SelectField
        name="projectInfoId"
        label={labels.projectName}
        required
        wide
        disabled={projectFixed}
        hint={projectFixed ? texts.projectFixed : undefined}
        options={places.projects}
        onChosen={() => {
          setValue('soilType', '', { shouldDirty: true })
          setValue('garbageId', '', { shouldDirty: true })
        }}
      />
      <SelectField
        name="tpMode"
        label={labels.tpMode}
        required={audit}
        requiredMessage={texts.choose}
        options={modes}
      />
      <SelectField
        name="soilType"
        label={labels.soilType}
        required={audit}
        requiredMessage={texts.choose}
        options={places.soils}
      />
      <SelectField name="garbageId" label={labels.garbageName} hint={texts.garbageOptional} options={places.sites} />
      <AmountField
        name="directPayPrice"
        label={labels.directPayPrice}
        unit={UNITS.find((unit) => unit === values.weightType) ?? 'ANY'}
        required={audit}
        requiredMessage={texts.enter}
      />
      <SelectField
        name="weightType"
        label={labels.weightType}
        required={audit}
        requiredMessage={texts.choose}
        options={units}
      />
      <MembersField name="captainAndDriver" requiredMessage={audit ? texts.enter : texts.membersMissing} />
      <TextField name="remark" label={labels.remark} wide maxLength={lengths.remark} />
    </>
  )
}

interface FormProps {
  title: string
  submit: string
  form: ServerForm<Values>
  projects: Projects
  /** Application that is edited. */
  task?: Task
  stale?: Stale | null
  onClose: () => void
}

/** The drawer of an application, new or edited. */
function TaskForm({ title, submit, form, projects, task, stale, onClose }: FormProps) {
  return (
    <SideDrawer
      open
      width="640px"
      title={title}
      record={task?.projectName}
      inTitle
      footer={<FormButtons form={form} submit={submit} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <p className={css.hint}>{texts.applyHint}</p>
      <Form form={form} columns={2}>
        <TaskInputs projects={projects} present={task ?? {}} projectFixed={task !== undefined} />
      </Form>
    </SideDrawer>
  )
}

type ApplyProps = Omit<AddProps<{ projectInfoId?: string }>, 'filled'>

function Apply({ projects, filters, onClose, onSaved }: ApplyProps & { projects: Projects }) {
  const { run } = useCommand(ApplyCaptainTaskDocument)
  const form = useServerForm<Values>({
    defaultValues: { ...emptyValues, projectInfoId: filters.projectInfoId ?? '' },
    onSubmit: async (values) => {
      if (!(await run({ input: inputOf(values) }))) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return <TaskForm title={texts.add} submit={texts.add} form={form} projects={projects} onClose={onClose} />
}

/** 提交任务申请, for the project that the list was searched by. */
export function TaskApply(props: ApplyProps) {
  const projects = useTaskProjects()
  return projects && <Apply {...props} projects={projects} />
}

/** Handles an application that another person changes during its edit or review. */
export function useStaleTask(task: Task) {
  const client = useApolloClient()
  const variables = { id: task.id }
  return useStale<Values, Task>({
    opened: task,
    valuesOf,
    find: async () => (await client.query({ query: CaptainTaskDocument, variables })).data?.captainTask,
    differences: differencesOf,
  })
}

interface GateProps {
  id: string
  title: string
  onClose: () => void
  children: (task: Task, refetch: () => void) => ReactNode
}

/** Opens a drawer about an application once that is loaded, or shows why it cannot. */
export function TaskGate({ id, ...rest }: GateProps) {
  const { data, error, refetch } = useQuery(CaptainTaskDocument, { variables: { id }, fetchPolicy: 'network-only' })
  return <DrawerGate {...rest} missing={texts.missing} found={data?.captainTask} error={error} refetch={refetch} />
}

function Edit({ task, onClose, onSaved }: Omit<EditProps, 'id'> & { task: Task }) {
  const { id, projectInfoId } = task
  const { run } = useCommand(UpdateCaptainTaskDocument)
  const stale = useStaleTask(task)
  const form = useEditForm<Values>({
    defaultValues: valuesOf(task),
    stale,
    save: (values, version) => run({ id, version, input: inputOf({ ...values, projectInfoId }) }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  const shown = { title: texts.editTitle, submit: texts.save, form, projects: [], task, stale: stale.note(form) }
  return <TaskForm {...shown} onClose={onClose} />
}

/** 编辑任务申请: for an application before its review. */
export function TaskEdit({ id, ...rest }: EditProps) {
  return (
    <TaskGate id={id} title={texts.editTitle} onClose={rest.onClose}>
      {(task) => <Edit key={task.id} task={task} {...rest} />}
    </TaskGate>
  )
}
