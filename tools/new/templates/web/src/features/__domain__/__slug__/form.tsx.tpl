import { useCommand } from '../../../apollo/useCommand'
import { {{one}}Fields, {{one}}InputLengths as lengths } from '../../../gql/fields/{{domain}}.generated'
import type { {{Type}}Input } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer, nothingAsked } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import { entry, valuesFor } from '../../../kit/form/values'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { TextField } from '../../../ui/form/fields'
import { texts } from './texts'
import { Create{{Type}}Document, {{Type}}Document, Update{{Type}}Document } from './{{slug}}.generated'

const labels = labelsOf({{one}}Fields)

/** One of the {{words}}, as it is looked at and changed. */
export const {{one}} = oneOf({{Type}}Document, (data) => data.{{one}})

const values = valuesFor<{{Type}}Input>()({ name: entry.text, remark: entry.optionalText })

function Fields() {
  return (
    <>
      <TextField name="name" label={labels.name} required maxLength={lengths.name} />
      <TextField name="remark" label={labels.remark} maxLength={lengths.remark} />
    </>
  )
}

/** The drawer of a new one. */
export function Add{{Type}}({ onClose, onSaved }: AddProps<object>) {
  const { run } = useCommand(Create{{Type}}Document)
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.save}
      permission="chain:{{key}}:add"
      defaultValues={values.empty}
      asked={nothingAsked}
      save={async (given) => (await run({ input: values.inputOf(given) })) && texts.added}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => <Fields />}
    </AddDrawer>
  )
}

/** The drawer of a change. */
export function Edit{{Type}}(props: EditProps) {
  const { run } = useCommand(Update{{Type}}Document)
  return (
    <EditDrawer
      {...props}
      one={{{one}}}
      title={texts.edit}
      missing={texts.missing}
      permission="chain:{{key}}:edit"
      labels={labels}
      nameOf={({ name }) => name}
      valuesOf={values.valuesOf}
      save={(given, { id }, version) => run({ id, version, input: values.inputOf(given) })}
    >
      {() => <Fields />}
    </EditDrawer>
  )
}
