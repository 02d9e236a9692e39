import { useController, useWatch } from 'react-hook-form'
import { ChoicesInput } from '../../../ui/form/ChoicesInput'
import { SelectField } from '../../../ui/form/choice-fields'
import { Field } from '../../../ui/form/Field'
import { enumOptions } from '../../../ui/form/options'
import { SCOPES } from './list'
import { keysIn, textOf } from './matrix'
import css from './role.module.css'
import { texts } from './texts'
import type { Catalogue } from './useRole'

const scopes = enumOptions(SCOPES, texts.scopes)

type Projects = Catalogue['projects'] | undefined

/** Names of projects by their ids; one that is gone says so. */
export const projectNames = (ids: readonly string[], projects: Projects): string[] =>
  ids.map((id) => projects?.find((project) => project.id === id)?.projectName ?? texts.unknownProject)

function ProjectsField({ projects }: { projects: Projects }) {
  const { field, fieldState } = useController<{ projectIds: string }, 'projectIds'>({
    name: 'projectIds',
    rules: { validate: (text) => keysIn(text).length > 0 || texts.projectsMissing },
  })
  const chosen = keysIn(field.value)
  return (
    <Field label={texts.projects} required wide error={fieldState.error?.message}>
      {({ id }) => (
        <>
          <ChoicesInput
            id={id}
            label={texts.projects}
            none={texts.noProjects}
            options={(projects ?? []).map((project) => ({ value: project.id, label: project.projectName }))}
            value={chosen}
            onChange={(ids) => field.onChange(textOf(ids))}
          />
          {chosen.length > 0 && <p className={css.hint}>{projectNames(chosen, projects).join('、')}</p>}
        </>
      )}
    </Field>
  )
}

/** Which projects' rows a role shows. */
export function ScopeFields({ projects }: { projects: Projects }) {
  const scope = useWatch<{ dataScope: string }, 'dataScope'>({ name: 'dataScope' })
  return (
    <>
      <SelectField
        name="dataScope"
        label={texts.fields.dataScope}
        required
        options={scopes}
        hint={scope === 'ALL' ? undefined : texts.scopeHint}
      />
      {scope === 'CHOSEN' && <ProjectsField projects={projects} />}
    </>
  )
}
