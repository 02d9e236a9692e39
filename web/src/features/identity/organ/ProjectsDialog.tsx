import { useQuery } from '@apollo/client/react'
import { useController } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { ChoicesInput } from '../../../ui/form/ChoicesInput'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { useOrgansChanged } from './form'
import { OrganProjectsDocument, type OrganProjectsQuery, SetOrganProjectsDocument } from './organ.generated'
import { texts } from './texts'
import type { Organ } from './tree'

type Project = OrganProjectsQuery['organProjects']['records'][number]

interface Props {
  organ: Organ
  onClose: () => void
}

/** All projects: a missing one would be removed from the organ. */
const all = { filter: {}, page: { current: 1, size: 1000 } }
const idsOf = (text: string): string[] => text.split(',').filter(Boolean)
const textOf = (ids: readonly string[]): string => ids.toSorted().join(',')

function ProjectsField({ projects, organ }: { projects: readonly Project[]; organ: Organ }) {
  const { field } = useController<{ projectIds: string }, 'projectIds'>({ name: 'projectIds' })
  const chosen = idsOf(field.value)
  const named = ({ projectName, organId, organName }: Project) =>
    organName && organId !== organ.id ? texts.projectOf(projectName, organName) : projectName
  const comes = projects.filter(({ id, organId }) => chosen.includes(id) && organId !== organ.id)
  const leaves = projects.filter(({ id, organId }) => !chosen.includes(id) && organId === organ.id)
  return (
    <Field label={texts.chosenProjects} wide>
      {({ id }) => (
        <>
          <ChoicesInput
            id={id}
            label={texts.chosenProjects}
            none={texts.noneChosen}
            options={projects.map((project) => ({ value: project.id, label: named(project) }))}
            value={chosen}
            onChange={(ids) => field.onChange(textOf(ids))}
          />
          <div role="status">
            {comes.length > 0 && <p className={looks.note}>{texts.comes(comes.map(named).join('、'))}</p>}
            {leaves.length > 0 && (
              <p className={looks.note}>{texts.leaves(leaves.map(({ projectName }) => projectName).join('、'))}</p>
            )}
          </div>
        </>
      )}
    </Field>
  )
}

function Opened({ organ, projects, onClose }: Props & { projects: readonly Project[] }) {
  const { run } = useCommand(SetOrganProjectsDocument)
  const changed = useOrgansChanged()
  const own = projects.filter(({ organId }) => organId === organ.id).map(({ id }) => id)
  const form = useServerForm({
    defaultValues: { projectIds: textOf(own) },
    onSubmit: async ({ projectIds }) => {
      if (!(await run({ id: organ.id, projectIds: idsOf(projectIds), version: organ.version }))) return false
      toast.success(texts.projectsSet(organ.name))
      changed()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.setProjectsTitle}
      record={organ.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission="sys:organ:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>{texts.setProjectsAbout}</p>
      {projects.length === 0 ? (
        <p role="status">{texts.noProject}</p>
      ) : (
        <Form form={form}>
          <ProjectsField projects={projects} organ={organ} />
        </Form>
      )}
    </Modal>
  )
}

/** 设置机构的项目: projects that come or go are listed before saving. */
export function ProjectsDialog(props: Props) {
  const { data, error, refetch } = useQuery(OrganProjectsDocument, { variables: all, fetchPolicy: 'network-only' })
  const projects = data?.organProjects.records
  if (projects) return <Opened projects={projects} {...props} />
  if (!error) return null
  return (
    <Modal open title={texts.setProjectsTitle} onClose={props.onClose}>
      <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </Modal>
  )
}
